import { parseWire } from '../date-time.ts';
import { matchStatusOf } from '../match-status.ts';

/** The lists that a schedule is read from. Stages have no time of their own: they say which series a game belongs to. */
export const scheduleLists = ['matches', 'bgmiAllmatches', 'bgmiMatches'] as const;

export type ScheduleList = (typeof scheduleLists)[number];

type Row = Readonly<Record<string, unknown>> & { readonly id: number | string };

/** What stands in the schedule: an event match, or one game of a BGMI stage. */
export interface ScheduledMatch {
  /** As the record's address has it: 'matches/9'. */
  readonly key: string;
  readonly list: 'matches' | 'bgmiAllmatches';
  /** An instant in milliseconds; null where the row has no time. */
  readonly at: number | null;
  /** How long it is taken to last: no list says when a match ends. */
  readonly minutes: number;
  readonly name: string;
  /** The tournament, or the BGMI stage. */
  readonly event: string;
  /** Of the stage; rows of event matches do not name theirs. */
  readonly series: string;
  readonly game: string;
  readonly day: number | null;
  readonly matchNo: number | null;
  /** A match's word ('running'), or '1' and '0' for a game that is shown or not. */
  readonly status: string;
  /** The teams, as far as the row says: an event match names them in its name, 'T1 vs GEN'. */
  readonly teams: readonly string[];
  /** The stage, all of whose teams may play. */
  readonly stage: string | null;
}

/**
 * Games of published BGMI schedules begin 40 minutes after one another at the least. An event match takes as long as it
 * takes; a slot of 45 minutes is the shortest that is planned.
 */
export const slotMinutes = { matches: 45, bgmiAllmatches: 40 } as const;

export function readMatches(rows: Readonly<Record<ScheduleList, readonly Row[]>>): readonly ScheduledMatch[] {
  const seriesOf = new Map(rows.bgmiMatches.map((stage) => [String(stage.id), textOf(stage['series_name'])]));
  return [
    ...rows.matches.map(readMatch),
    ...rows.bgmiAllmatches.map((row) => {
      const game = readGame(row);
      return { ...game, series: (game.stage !== null && seriesOf.get(game.stage)) || '' };
    }),
  ];
}

function readMatch(row: Row): ScheduledMatch {
  const name = textOf(row['name']);
  return {
    key: `matches/${row.id}`,
    list: 'matches',
    at: parseWire(textOf(row['original_scheduled_at'])) ?? null,
    minutes: slotMinutes.matches,
    name: name || `#${row.id}`,
    event: textOf(row['tournament_name']),
    series: '',
    game: textOf(row['game_name']),
    day: null,
    matchNo: null,
    status: matchStatusOf(textOf(row['status'])),
    teams: teamsIn(name),
    stage: null,
  };
}

function readGame(row: Row): ScheduledMatch {
  return {
    key: `bgmiAllmatches/${row.id}`,
    list: 'bgmiAllmatches',
    at: parseWire(textOf(row['start_date'])) ?? null,
    minutes: slotMinutes.bgmiAllmatches,
    name: textOf(row['map_name']) || `#${row.id}`,
    event: textOf(row['bgmi_match_name']),
    series: '',
    game: 'BGMI',
    day: countOf(row['day']),
    matchNo: countOf(row['match_no']),
    status: textOf(row['status']),
    teams: [],
    stage: textOf(row['bgmi_match_id']) || null,
  };
}

/** 'Grand final: GEN vs HLE' is of GEN and HLE. Who is not known yet is no team. */
export function teamsIn(name: string): readonly string[] {
  const [, one = '', other = ''] = /^(?:.*:)?(.+)\svs\.?\s(.+)$/i.exec(name) ?? [];
  return [one, other].map((side) => side.trim()).filter((side) => side !== '' && !/^(tbd|tba)$/i.test(side));
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function countOf(value: unknown): number | null {
  const text = textOf(value);
  const count = Number(text);
  return text === '' || !Number.isFinite(count) ? null : count;
}
