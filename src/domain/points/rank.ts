import type { Text } from '#i18n/text.ts';
import { countIn, type NameOf, type PointRow, type Said } from './row.ts';
import type { Decider, RankColumn, Ruleset } from './ruleset.ts';

/** Two neighbors with the same total. `by` is the tie-breaker that separates them; undefined if none does. */
export interface Tie {
  /** Row indexes in the table, the better row first. */
  readonly ahead: number;
  readonly behind: number;
  readonly total: number;
  readonly by: { readonly column: TieBreaker; readonly more: number; readonly less: number } | undefined;
}

type TieBreaker = Exclude<RankColumn, 'total_point'>;

/** The columns that rank, in their order, and what decides between teams that are level in them. */
export type TieOrder = Pick<Ruleset, 'order' | 'decider'>;

export interface Ranking {
  /** By row index: 1 is the first rank. Level teams share a rank. Undefined without a total. */
  readonly ranks: readonly (number | undefined)[];
  /** Row indexes, the best first; rows without a total last. */
  readonly sorted: readonly number[];
  readonly ties: readonly Tie[];
}

export function rankRows(rows: readonly PointRow[], { order }: Pick<TieOrder, 'order'>): Ranking {
  const indexes = rows.map((_, at) => at);
  const totals = rows.map((row) => countIn(row, 'total_point'));
  // Read each row once: sorting compares it with many others.
  const counts = rows.map((row) => order.map((column) => countIn(row, column) ?? 0));
  const countsAt = (at: number) => counts[at] ?? [];

  function tieOf(ahead: number, behind: number, total: number): Tie {
    const [those, these] = [countsAt(ahead), countsAt(behind)];
    const decisive = order.findIndex((_, at) => those[at] !== these[at]);
    const column = order[decisive];
    const isDecided = column !== undefined && column !== 'total_point';
    const by = isDecided ? { column, more: those[decisive] ?? 0, less: these[decisive] ?? 0 } : undefined;
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

interface Ranked extends Ranking {
  /** The displayed rank of each row, by its index: '=' marks a shared rank, '–' a missing one. */
  readonly shown: readonly string[];
}

/** The ranking of rows, memoized for the last rows. */
export type Rank = (rows: readonly PointRow[]) => Ranked;

export function rankBy(ruleset: TieOrder): Rank {
  let lastRows: readonly PointRow[] | undefined;
  let ranked = withLabels(rankRows([], ruleset));
  return (rows) => {
    if (rows !== lastRows) {
      lastRows = rows;
      ranked = withLabels(rankRows(rows, ruleset));
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
} as const satisfies Record<TieBreaker, Text>;

const levels = {
  last_match: '{{teams}}, all with {{total}}, are level: the last match decides',
  best_match: '{{teams}}, all with {{total}}, are level: the best match decides',
  head_to_head: '{{teams}}, all with {{total}}, are level: head to head decides',
} as const satisfies Record<Decider, Text>;

/** Explains the order of teams with the same total. Level teams are listed in one message. */
export function tieMessages(
  ties: readonly Tie[],
  nameOf: NameOf,
  { decider }: Pick<TieOrder, 'decider'>,
): readonly Said[] {
  return ties.flatMap((tie, at): readonly Said[] => {
    const { ahead, behind, total, by } = tie;
    if (by) {
      return [{ text: reasons[by.column], values: { ahead: nameOf(ahead), behind: nameOf(behind), total, ...by } }];
    }
    if (isLevel(ties[at - 1], ahead)) return [];
    const teams = [ahead, ...levelFrom(ties, at)].map(nameOf).join(', ');
    return [{ text: levels[decider], values: { teams, total } }];
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
