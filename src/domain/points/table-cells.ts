import type { Ranking } from './rank.ts';
import { adjustmentColumns, type NameOf, type PointRow, pointColumns, type RowColumn, rowColumns } from './row.ts';

interface Names {
  readonly rank: string;
  readonly labelOf: (column: RowColumn) => string;
  /** The team of a row; '' for a row without one. */
  readonly teamOf: NameOf;
}

/** A table as cells of a spreadsheet, which the import reads without a difference. */
export function tableCells(
  rows: readonly PointRow[],
  { ranks }: Pick<Ranking, 'ranks'>,
  { rank, labelOf, teamOf }: Names,
): readonly (readonly string[])[] {
  const isAdjusted = rows.some((row) => adjustmentColumns.some((column) => (row[column] ?? '') !== ''));
  const columns = isAdjusted ? rowColumns : pointColumns;
  const cellOf = (row: PointRow, at: number, column: RowColumn) => {
    if (column === 'team_id') return teamOf(at);
    const value = row[column] ?? '';
    // A spreadsheet reads a cell that starts with a hyphen as a formula.
    return column === 'adjustment' ? value.replace(/^-/, '−') : value;
  };
  return [
    [rank, ...columns.map(labelOf)],
    ...rows.map((row, at) => [String(ranks[at] ?? ''), ...columns.map((column) => cellOf(row, at, column))]),
  ];
}
