import { type NumberColumn, numberColumns, type PointRow } from './row.ts';
import { withCell } from './total.ts';

/** Whether cells may be put into the table as they are: nothing but digits, and room for them to the right. */
export function isBlockOfNumbers(cells: readonly (readonly string[])[], from: NumberColumn): boolean {
  const room = numberColumns.length - numberColumns.indexOf(from);
  return cells.length > 0 && cells.every((row) => row.length <= room && row.every((cell) => /^\d{0,6}$/.test(cell)));
}

/** The table with a block of numbers put in at a cell, downwards and to the right; rows are added where it ends. */
export function withBlock(
  rows: readonly PointRow[],
  { cells, at, from }: { cells: readonly (readonly string[])[]; at: number; from: NumberColumn },
  emptyRow: PointRow,
): readonly PointRow[] {
  const first = numberColumns.indexOf(from);
  const missing = Math.max(0, at + cells.length - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => emptyRow)].map((row, place) =>
    (cells[place - at] ?? []).reduce((next, cell, offset) => {
      const column = numberColumns[first + offset];
      return column ? withCell(next, column, cell) : next;
    }, row),
  );
}
