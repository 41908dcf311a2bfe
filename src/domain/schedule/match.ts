import { matchStatusOf } from '../match-status.ts';
import { type RecordRow, shownName, textOf } from '../record-row.ts';
import { parseWire } from '../time/date-time.ts';

/** The lists of a schedule. `bgmiMatches` are stages: they have no time, but they name the series of a game. */
export const scheduleLists = ['matches', 'bgmiAllmatches', 'bgmiMatches'] as const;

export type ScheduleList = (typeof scheduleLists)[number];

/** An entry of the schedule: an event match, or one game of a BGMI stage. */
export interface ScheduledMatch {
  /** The path of its record: 'matches/9'. */
  readonly key: string;
  readonly list: 'matches' | 'bgmiAllmatches';
  /** In milliseconds since 1970; null if the row has no time. */
  readonly at: number | null;
  /** The assumed duration: no list contains the end of a match. */
  readonly minutes: number;
  readonly name: string;
  /** The tournament, or the BGMI stage. */
  readonly event: string;
  /** The series of the stage. Rows of event matches do not contain theirs. */
  readonly series: string;
  readonly game: string;
  readonly day: number | null;
  readonly matchNo: number | null;
  /** A match's status word ('running'); for a game '1' (shown) or '0' (hidden). */
  readonly status: string;
  /** The teams if the row contains them: an event match has them in its name, 'T1 vs GEN'. */
  readonly teams: readonly string[];
  /** The id of the stage. All of its teams may play. */
  readonly stage: string | null;
}

/**
 * In published BGMI schedules games start at least 40 minutes apart. The duration of an event match varies; 45 minutes
 * is the shortest planned slot.
 */
export const slotMinutes = { matches: 45, bgmiAllmatches: 40 } as const;

export function readMatches(rows: Readonly<Record<ScheduleList, readonly RecordRow[]>>): readonly ScheduledMatch[] {
  const seriesOf = new Map(rows.bgmiMatches.map((stage) => [String(stage.id), shownName(stage['series_name'])]));
  return [
    ...rows.matches.map(readMatch),
    ...rows.bgmiAllmatches.map((row) => {
      const game = readGame(row);
      return { ...game, series: (game.stage !== null && seriesOf.get(game.stage)) || '' };
    }),
  ];
}

function readMatch(row: RecordRow): ScheduledMatch {
  const name = shownName(row['name']);
  return {
    key: `matches/${row.id}`,
    list: 'matches',
    at: parseWire(textOf(row['original_scheduled_at'])) ?? null,
    minutes: slotMinutes.matches,
    name: name || `#${row.id}`,
    event: shownName(row['tournament_name']),
    series: '',
    game: shownName(row['game_name']),
    day: null,
    matchNo: null,
    status: matchStatusOf(textOf(row['status'])),
    teams: teamsIn(name),
    stage: null,
  };
}

function readGame(row: RecordRow): ScheduledMatch {
  return {
    key: `bgmiAllmatches/${row.id}`,
    list: 'bgmiAllmatches',
    at: parseWire(textOf(row['start_date'])) ?? null,
    minutes: slotMinutes.bgmiAllmatches,
    name: shownName(row['map_name']) || `#${row.id}`,
    event: shownName(row['bgmi_match_name']),
    series: '',
    game: 'BGMI',
    day: countOf(row['day']),
    matchNo: countOf(row['match_no']),
    status: textOf(row['status']),
    teams: [],
    stage: textOf(row['bgmi_match_id']) || null,
  };
}

/** 'Grand final: GEN vs HLE (Bo3)' has the teams GEN and HLE. TBD and TBA are not teams. */
export function teamsIn(name: string): readonly string[] {
  if (name.includes('\n')) return [];
  const sides = name
    .replace(/^.*:(?=.*\svs?\.?\s)/i, '')
    .replace(/(?:\s*(?:\([^()]*\)|\[[^[\]]*\]|\sbo\s?\d))+\s*$/i, '')
    .split(/\s(?:vs?\.?|versus|बनाम)\s/i)
    .map((side) => side.trim());
  return sides.length < 2 ? [] : sides.filter((side) => side !== '' && !/^(tbd|tba)$/i.test(side));
}

function countOf(value: unknown): number | null {
  const text = textOf(value);
  const count = Number(text);
  return text === '' || !Number.isFinite(count) ? null : count;
}
