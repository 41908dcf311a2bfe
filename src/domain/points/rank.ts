import { countIn, type NumberColumn, type PointRow } from './row.ts';

/** The tie-breakers, in order. The last match decides after all of them, but a table does not contain it. */
export type TieOrder = readonly Exclude<NumberColumn, 'total_point' | 'matches_played'>[];

/** `dinners` resolves 7 of 7 ties in five real tables. Some events announce `finishes` instead. */
export const tieOrders = {
  dinners: ['chicken_dinner', 'position_point', 'total_finish'],
  finishes: ['total_finish', 'chicken_dinner', 'position_point'],
} as const satisfies Record<string, TieOrder>;

/** Two neighbors with the same total. `by` is the tie-breaker that separates them; undefined if none does. */
export interface Tie {
  /** Row indexes in the table, the better row first. */
  readonly ahead: number;
  readonly behind: number;
  readonly total: number;
  readonly by: { readonly column: TieOrder[number]; readonly more: number; readonly less: number } | undefined;
}

export interface Ranking {
  /** By row index: 1 is the first rank. Level teams share a rank. Undefined without a total. */
  readonly ranks: readonly (number | undefined)[];
  /** Row indexes, the best first; rows without a total last. */
  readonly sorted: readonly number[];
  readonly ties: readonly Tie[];
}

export function rankRows(rows: readonly PointRow[], order: TieOrder): Ranking {
  const indexes = rows.map((_, at) => at);
  const totals = rows.map((row) => countIn(row, 'total_point'));
  // Read each row once: sorting compares it with many others.
  const counts = rows.map((row, at) => [totals[at] ?? 0, ...order.map((column) => countIn(row, column) ?? 0)]);
  const countsAt = (at: number) => counts[at] ?? [];

  function tieOf(ahead: number, behind: number, total: number): Tie {
    const [those, these] = [countsAt(ahead).slice(1), countsAt(behind).slice(1)];
    const decisive = order.findIndex((_, at) => those[at] !== these[at]);
    const column = order[decisive];
    const by = column && { column, more: those[decisive] ?? 0, less: these[decisive] ?? 0 };
    return { ahead, behind, total, by };
  }

  const ranked = indexes
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
  return { ranks, sorted: [...ranked, ...indexes.filter((at) => totals[at] === undefined)], ties };
}

/** Compares by the first count that differs. */
function compare(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((count, index) => count !== right[index]);
  return (left[at] ?? 0) - (right[at] ?? 0);
}
