import type { Rank } from './rank.ts';
import type { Table } from './table.ts';
import { useTable } from './use-table.ts';

interface RankCellProps {
  readonly table: Table;
  readonly rank: Rank;
  readonly row: number;
}

/** Where a team stands as the table is now; '=' where it shares its rank. */
export function RankCell({ table, rank, row }: RankCellProps) {
  const said = useTable(table, ({ rows }) => {
    const { ranks } = rank(rows);
    const own = ranks[row];
    if (own === undefined) return '–';
    return ranks.filter((other) => other === own).length > 1 ? `=${own}` : String(own);
  });
  return <td className="points-rank">{said}</td>;
}
