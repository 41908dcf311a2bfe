import { type Ranking, rankRows, tieOrders } from '#domain/points/rank.ts';
import type { PointRow } from '#domain/points/row.ts';

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
