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
  const totalAt = (at: number) => countIn(rows[at] ?? {}, 'total_point');
  const countAt = (at: number, column: NumberColumn) => countIn(rows[at] ?? {}, column) ?? 0;

  function tieOf(ahead: number, behind: number, total: number): Tie {
    const column = order.find((each) => countAt(ahead, each) !== countAt(behind, each));
    const by = column && { column, more: countAt(ahead, column), less: countAt(behind, column) };
    return { ahead, behind, total, by };
  }

  const ranked = places
    .filter((at) => totalAt(at) !== undefined)
    .sort((one, other) => compare([totalAt(other) ?? 0], [totalAt(one) ?? 0]) || compareBy(order, countAt, one, other));

  const ranks: (number | undefined)[] = rows.map(() => undefined);
  const ties: Tie[] = [];
  for (const [position, at] of ranked.entries()) {
    const before = ranked[position - 1];
    const total = totalAt(at) ?? 0;
    const tie = before === undefined || totalAt(before) !== total ? undefined : tieOf(before, at, total);
    if (tie) ties.push(tie);
    ranks[at] = tie && tie.by === undefined && before !== undefined ? ranks[before] : position + 1;
  }
  return { ranks, sorted: [...ranked, ...places.filter((at) => totalAt(at) === undefined)], ties };
}

type CountAt = (at: number, column: NumberColumn) => number;

/** Negative where `one` is better. */
function compareBy(order: TieOrder, countAt: CountAt, one: number, other: number): number {
  return compare(
    order.map((column) => countAt(other, column)),
    order.map((column) => countAt(one, column)),
  );
}

function compare(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((count, index) => count !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}
