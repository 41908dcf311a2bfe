import type { TimedMatch } from './days.ts';

const endedStatuses: readonly string[] = ['finished', 'canceled'];

/** A match that runs for longer was probably forgotten. In milliseconds. */
const longestRunMs = 12 * 60 * 60_000;

type Planned = Pick<TimedMatch, 'at' | 'minutes' | 'status'>;

/** Whether a match is finished or canceled. */
export function isOver({ status }: Pick<Planned, 'status'>): boolean {
  return endedStatuses.includes(status);
}

/** Whether a match is still open although its slot is over. A postponed match waits for a new time. */
export function isPastItsTime({ at, minutes, status }: Planned, now: number): boolean {
  if (endedStatuses.includes(status) || status === 'postponed') return false;
  return now >= at + (status === 'running' ? longestRunMs : minutes * 60_000);
}

export type StatusChange = 'finished' | 'postponed';

/** The changes that the status of a match allows. A match can only be finished after its start. */
export function allowedChanges({ at, status }: Pick<Planned, 'at' | 'status'>, now: number): readonly StatusChange[] {
  if (endedStatuses.includes(status)) return [];
  return [
    ...(status === 'running' || at <= now ? (['finished'] as const) : []),
    ...(status === 'postponed' ? [] : (['postponed'] as const)),
  ];
}
