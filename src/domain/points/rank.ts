import type { Text } from '#i18n/text.ts';
import { countIn, type NameOf, type NumberColumn, type PointRow, type Said } from './row.ts';

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

export type TieChoice = keyof typeof tieOrders;

interface Ranked extends Ranking {
  /** The displayed rank of each row, by its index: '=' marks a shared rank, '–' a missing one. */
  readonly shown: readonly string[];
}

/** The ranking of rows, memoized for the last rows. */
export type Rank = (rows: readonly PointRow[]) => Ranked;

export function rankBy(choice: TieChoice): Rank {
  let lastRows: readonly PointRow[] | undefined;
  let ranked = withLabels(rankRows([], tieOrders[choice]));
  return (rows) => {
    if (rows !== lastRows) {
      lastRows = rows;
      ranked = withLabels(rankRows(rows, tieOrders[choice]));
    }
    return ranked;
  };
}

function withLabels(ranking: Ranking): Ranked {
  const { ranks } = ranking;
  const isShared = (rank: number) => ranks.indexOf(rank) !== ranks.lastIndexOf(rank);
  const shown = ranks.map((rank) => (rank === undefined ? '–' : `${isShared(rank) ? '=' : ''}${rank}`));
  return { ...ranking, shown };
}

const reasons = {
  chicken_dinner: '{{ahead}} before {{behind}}, both with {{total}}: chicken dinners {{more}} to {{less}}',
  position_point: '{{ahead}} before {{behind}}, both with {{total}}: position points {{more}} to {{less}}',
  total_finish: '{{ahead}} before {{behind}}, both with {{total}}: finishes {{more}} to {{less}}',
} as const satisfies Record<NonNullable<Tie['by']>['column'], Text>;

/** Explains the order of teams with the same total. Level teams are listed in one message. */
export function tieMessages(ties: readonly Tie[], nameOf: NameOf): readonly Said[] {
  return ties.flatMap((tie, at): readonly Said[] => {
    const { ahead, behind, total, by } = tie;
    if (by) {
      return [{ text: reasons[by.column], values: { ahead: nameOf(ahead), behind: nameOf(behind), total, ...by } }];
    }
    if (isLevel(ties[at - 1], ahead)) return [];
    const teams = [ahead, ...levelFrom(ties, at)].map(nameOf).join(', ');
    return [{ text: '{{teams}}, all with {{total}}, are level: the last match decides', values: { teams, total } }];
  });
}

function isLevel(previous: Tie | undefined, team: number): boolean {
  return previous !== undefined && previous.by === undefined && previous.behind === team;
}

/** The teams that are level with the team ahead in this tie. */
function levelFrom(ties: readonly Tie[], at: number): readonly number[] {
  const tie = ties[at];
  if (!tie || tie.by) return [];
  const next = ties[at + 1];
  return [tie.behind, ...(next && isLevel(tie, next.ahead) ? levelFrom(ties, at + 1) : [])];
}
