import { type NumberColumn, numberColumns, type PointRow } from './row.ts';
import { withCell } from './total.ts';

/** Whether a pasted block contains only digits and fits into the columns from `from` to the right. */
export function isBlockOfNumbers(cells: readonly (readonly string[])[], from: NumberColumn): boolean {
  const room = numberColumns.length - numberColumns.indexOf(from);
  return cells.length > 0 && cells.every((row) => row.length <= room && row.every((cell) => /^\d{0,6}$/.test(cell)));
}

/** Writes a block of numbers into the table, down and to the right of a cell. Adds rows if the block needs them. */
export function withBlock(
  rows: readonly PointRow[],
  { cells, at, from }: { cells: readonly (readonly string[])[]; at: number; from: NumberColumn },
  emptyRow: PointRow,
): readonly PointRow[] {
  const first = numberColumns.indexOf(from);
  const missing = Math.max(0, at + cells.length - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => emptyRow)].map((row, index) =>
    (cells[index - at] ?? []).reduce((next, cell, offset) => {
      const column = numberColumns[first + offset];
      return column ? withCell(next, column, cell) : next;
    }, row),
  );
}
