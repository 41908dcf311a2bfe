import { type RecordRow, shownName, textOf } from './record-row.ts';
import { readStatus } from './status.ts';
import { parseWire } from './time/date-time.ts';

/** How long a tournament is recent after its end, in milliseconds. */
export const recentMs = 7 * 24 * 60 * 60_000;

/** How many recent tournaments are read. */
const maxRead = 5;

/** Whether a tournament runs (both ends included) or has ended recently; null for any other, and for a hidden one. */
export function phaseOf({ begin_at, end_at, status }: RecordRow, now: number): 'running' | 'ended' | null {
  const [begin, end] = [parseWire(textOf(begin_at)), parseWire(textOf(end_at))];
  if (begin === undefined || end === undefined || readStatus(status) === '0' || now < begin) return null;
  if (now <= end) return 'running';
  return now - end <= recentMs ? 'ended' : null;
}

/** The tournaments of a list that run, the last one to begin first; then those that have just ended, the last one first. */
export function recentTournaments<Row extends RecordRow>(rows: readonly Row[], now: number): readonly Row[] {
  const inPhase = (phase: 'running' | 'ended', by: string) =>
    rows
      .filter((row) => phaseOf(row, now) === phase)
      .sort((one, other) => instantOf(other[by]) - instantOf(one[by]) || Number(other.id) - Number(one.id));
  return [...inPhase('running', 'begin_at'), ...inPhase('ended', 'end_at')].slice(0, maxRead);
}

function instantOf(value: unknown): number {
  return parseWire(textOf(value)) ?? 0;
}

/** When a tournament ends, in milliseconds since 1970; 0 if unknown. */
export function endOf({ end_at }: RecordRow): number {
  return instantOf(end_at);
}

/** The name of a tournament: its label says more than its name ('Grand Finals'). */
export function tournamentName({ id, label, name }: RecordRow): string {
  return shownName(label) || shownName(name) || `#${id}`;
}
