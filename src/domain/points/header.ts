import { namedRowOf } from '../import/header-row.ts';
import { matchColumns } from '../import/match-columns.ts';
import { meaningOf, pointMeanings } from './column-names.ts';
import { isRanking } from './ranking.ts';
import { pointColumns, type RowColumn } from './row.ts';

/** The column of the point table for each column of a pasted table; `null` means that it is skipped. */
export type Matching = readonly (RowColumn | null)[];

export interface Header {
  readonly matching: Matching;
  /** The index of the row with the names of the columns; -1 without one. Titles may be above it. */
  readonly at: number;
}

/** Matches the columns by their names. Without names, it matches them by their order. */
export function readHeader(rows: readonly (readonly string[])[]): Header {
  const at = namedRowOf(rows, meaningOf);
  const names = rows[at];
  if (names === undefined) return { matching: byOrder(rows[0] ?? []), at };
  const meanings = matchColumns(names, [], pointMeanings);
  const matching = meanings.map((meaning) => (meaning === 'place' || meaning === 'slot' ? null : meaning));
  return { matching: withPositions(matching, names, rows.slice(at + 1)), at };
}

/** Some tables call the position points 'Position'. Before the team, or if it contains 1, 2, 3, that is the rank. */
function withPositions(matching: Matching, names: readonly string[], rows: readonly (readonly string[])[]): Matching {
  const at = names.findIndex((name) => meaningOf(name) === 'place' && /^(?:pos|placement)/i.test(name.trim()));
  if (at === -1 || at < matching.indexOf('team_id') || matching.includes('position_point')) return matching;
  const isRank = rows.length > 1 && isRanking(rows.map((row) => Number(row[at])));
  return isRank ? matching : matching.with(at, 'position_point');
}

/** Uses the order of the table, starting at the first cell that is not a number: a rank may come before the team. */
function byOrder(first: readonly string[]): Matching {
  const team = first.findIndex((cell) => !/^#?\p{Nd}*\.?$/u.test(cell));
  return first.map((_, at) => (team === -1 ? null : (pointColumns[at - team] ?? null)));
}
