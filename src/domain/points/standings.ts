import { type RecordRow, shownName, textOf } from '../record-row.ts';
import { phaseOf } from '../tournaments.ts';
import { usualRuleset } from './presets.ts';
import { rankBy } from './rank.ts';
import { rulesetFor } from './readings.ts';
import { countIn, overrideOf, type PointRow, rowColumns } from './row.ts';
import type { Ruleset } from './ruleset.ts';

/** A row of a point table as a response contains it, with the name of its team. */
export interface TeamRow {
  readonly team: string;
  /** The team is in the trash. */
  readonly isDeleted: boolean;
  readonly row: PointRow;
}

/** A place of the standings. */
export interface Standing {
  readonly teamId: string;
  readonly team: string;
  /** The team is in the trash. */
  readonly isDeleted: boolean;
  /** As the point table shows it: '=' marks a shared rank. */
  readonly rank: string;
  /** Undefined for an empty cell. */
  readonly wins: number | undefined;
  readonly finishes: number | undefined;
  readonly total: number | undefined;
}

/** The point table of a tournament's record; empty if it has none. */
export function readPointTable({ pointTable }: RecordRow): readonly TeamRow[] {
  if (!Array.isArray(pointTable)) return [];
  return pointTable.flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null) return [];
    const members = value as Readonly<Record<string, unknown>>;
    const row = Object.fromEntries(rowColumns.map((column) => [column, textOf(members[column])]));
    const team = shownName(members['team_name']) || `#${row['team_id']}`;
    return [{ team, isDeleted: members['deleted'] === true, row }];
  });
}

/** The best teams of a table, the first one first, ranked as in the point table. Rows without a total are left out. */
export function standingsOf(
  table: readonly TeamRow[],
  most: number,
  ruleset: Ruleset = usualRuleset,
): readonly Standing[] {
  const { sorted, ranks, shown } = rankBy(ruleset)(rowsOf(table));
  return sorted
    .filter((at) => ranks[at] !== undefined)
    .slice(0, most)
    .flatMap((at) => {
      const place = table[at];
      if (!place) return [];
      const { team, isDeleted, row } = place;
      return [
        {
          team,
          isDeleted,
          teamId: row['team_id'] ?? '',
          rank: shown[at] ?? '',
          wins: countIn(row, 'chicken_dinner'),
          finishes: countIn(row, 'total_finish'),
          total: countIn(row, 'total_point'),
        },
      ];
    });
}

/** How many matches have been played: no team has played more. 0 if unknown. */
export function matchesPlayed(table: readonly TeamRow[]): number {
  return Math.max(0, ...table.map(({ row }) => countIn(row, 'matches_played') ?? 0));
}

/** How many totals of a table differ from the sum of their parts. */
export function wrongTotals(table: readonly TeamRow[], ruleset = rulesetFor(rowsOf(table))): number {
  return table.filter(({ row }) => overrideOf(row, ruleset) !== undefined).length;
}

/** The rows without the names. */
export function rowsOf(table: readonly TeamRow[]): readonly PointRow[] {
  return table.map(({ row }) => row);
}

/** How many running tournaments have their standings shown. */
const maxShown = 2;

/** The tournaments whose standings are shown: those that run; without one, the last that ended. Empty tables are left out. */
export function shownTournaments<Row extends RecordRow>(records: readonly Row[], now: number): readonly Row[] {
  const ranked = records.filter((record) => standingsOf(readPointTable(record), 1).length > 0);
  const running = ranked.filter((record) => phaseOf(record, now) === 'running');
  return running.length > 0
    ? running.slice(0, maxShown)
    : ranked.filter((record) => phaseOf(record, now) === 'ended').slice(0, 1);
}
