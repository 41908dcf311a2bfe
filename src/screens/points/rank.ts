import { type Ranking, rankRows, tieOrders } from '#domain/points/rank.ts';
import type { PointRow } from '#domain/points/row.ts';

export type TieChoice = keyof typeof tieOrders;

/** The ranking of rows, worked out once for all who ask. */
export type Rank = (rows: readonly PointRow[]) => Ranking;

export function rankBy(choice: TieChoice): Rank {
  let known: readonly PointRow[] | undefined;
  let ranking = rankRows([], tieOrders[choice]);
  return (rows) => {
    if (rows !== known) {
      known = rows;
      ranking = rankRows(rows, tieOrders[choice]);
    }
    return ranking;
  };
}
