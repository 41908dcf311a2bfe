import { countIn, type NumberColumn, type PointRow } from './row.ts';

/** What parts teams of the same total, one after the other. The last match, which comes after all, is not in a table. */
export type TieOrder = readonly Exclude<NumberColumn, 'total_point' | 'matches_played'>[];

/** Fits the ties of five real tables, 7 of 7; the second is what some events say instead. */
export const tieOrders = {
  dinners: ['chicken_dinner', 'position_point', 'total_finish'],
  finishes: ['total_finish', 'chicken_dinner', 'position_point'],
} as const satisfies Record<string, TieOrder>;

/** Two neighbours of the same total and what parts them; nothing does where `by` is undefined. */
export interface Tie {
  /** Places of rows in the table, the better one first. */
  readonly ahead: number;
  readonly behind: number;
  readonly total: number;
  readonly by: { readonly column: TieOrder[number]; readonly more: number; readonly less: number } | undefined;
}

export interface Ranking {
  /** By the row's place in the table: 1 for the first; shared by teams that are level; undefined without a total. */
  readonly ranks: readonly (number | undefined)[];
  /** Places of rows, the best first and those without a total last. */
  readonly sorted: readonly number[];
  readonly ties: readonly Tie[];
}

export function rankRows(rows: readonly PointRow[], order: TieOrder): Ranking {
  const places = rows.map((_, at) => at);
  const totals = rows.map((row) => countIn(row, 'total_point'));
  // Read once for a row: a ranking compares each with many others, after every key.
  const counts = rows.map((row, at) => [totals[at] ?? 0, ...order.map((column) => countIn(row, column) ?? 0)]);
  const countsAt = (at: number) => counts[at] ?? [];

  function tieOf(ahead: number, behind: number, total: number): Tie {
    const [those, these] = [countsAt(ahead).slice(1), countsAt(behind).slice(1)];
    const parting = order.findIndex((_, at) => those[at] !== these[at]);
    const column = order[parting];
    const by = column && { column, more: those[parting] ?? 0, less: these[parting] ?? 0 };
    return { ahead, behind, total, by };
  }

  const ranked = places
    .filter((at) => totals[at] !== undefined)
    .sort((one, other) => compare(countsAt(other), countsAt(one)));

  const ranks: (number | undefined)[] = rows.map(() => undefined);
  const ties: Tie[] = [];
  for (const [position, at] of ranked.entries()) {
    const before = ranked[position - 1];
    const total = totals[at] ?? 0;
    const tie = before === undefined || totals[before] !== total ? undefined : tieOf(before, at, total);
    if (tie) ties.push(tie);
    ranks[at] = tie && tie.by === undefined && before !== undefined ? ranks[before] : position + 1;
  }
  return { ranks, sorted: [...ranked, ...places.filter((at) => totals[at] === undefined)], ties };
}

/** By the first count that differs. */
function compare(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((count, index) => count !== right[index]);
  return (left[at] ?? 0) - (right[at] ?? 0);
}
