import { type Ranking, rankRows, tieOrders } from '#domain/points/rank.ts';
import type { PointRow } from '#domain/points/row.ts';

export type TieChoice = keyof typeof tieOrders;

interface Ranked extends Ranking {
  /** A rank as it is shown, by the row's place in the table: '=' where it is shared, '–' where there is none. */
  readonly shown: readonly string[];
}

/** The ranking of rows, worked out once for all who ask. */
export type Rank = (rows: readonly PointRow[]) => Ranked;

export function rankBy(choice: TieChoice): Rank {
  let known: readonly PointRow[] | undefined;
  let ranked = withWords(rankRows([], tieOrders[choice]));
  return (rows) => {
    if (rows !== known) {
      known = rows;
      ranked = withWords(rankRows(rows, tieOrders[choice]));
    }
    return ranked;
  };
}

function withWords(ranking: Ranking): Ranked {
  const { ranks } = ranking;
  const isShared = (rank: number) => ranks.indexOf(rank) !== ranks.lastIndexOf(rank);
  const shown = ranks.map((rank) => (rank === undefined ? '–' : `${isShared(rank) ? '=' : ''}${rank}`));
  return { ...ranking, shown };
}
