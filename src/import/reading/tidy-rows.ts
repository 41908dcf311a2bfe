import type { Cell } from '#domain/import/cells.ts';
import { failures, ReadError, tooManyColumns, tooManyRows } from './failure.ts';
import { maxArea, maxColumns, maxLinesAbove, maxRows } from './limits.ts';

/** Merged cells, with zero-based, inclusive bounds. */
export interface MergedCells {
  readonly startRow: number;
  readonly startCol: number;
  readonly endRow: number;
  readonly endCol: number;
}

/**
 * The rows without empty rows and columns at the end, all of the same length. Merged cells have their value in the first
 * column of each of their rows: a team merged over the rows of its players belongs to each of them.
 */
export function tidyRows(
  sheet: string,
  rows: readonly (readonly Cell[])[],
  merged: readonly MergedCells[] = [],
): readonly (readonly Cell[])[] {
  const lengths = rows.map((row) => 1 + row.findLastIndex((cell) => !isEmpty(cell)));
  const height = 1 + lengths.findLastIndex((length) => length > 0);
  if (lengths.filter((length) => length > 0).length > maxRows + maxLinesAbove) {
    throw new ReadError(tooManyRows(sheet));
  }
  const width = lengths.reduce((most, length) => Math.max(most, length), 0);
  if (width > maxColumns) throw new ReadError(tooManyColumns(sheet));
  if (width * height > maxArea) throw new ReadError(failures.tooManyCells);

  const tidy = rows.slice(0, height).map((row) => Array.from({ length: width }, (_, at) => tidyCell(row[at] ?? null)));
  for (const { startRow, startCol, endRow } of merged) {
    const value = tidy[startRow]?.[startCol] ?? null;
    if (value === null) continue;
    for (const row of tidy.slice(startRow + 1, endRow + 1)) row[startCol] = value;
  }
  return tidy;
}

function tidyCell(cell: Cell): Cell {
  if (isEmpty(cell)) return null;
  // Spreadsheets store a time as the fraction of a day: 18:30 may be 18:29:59.997.
  return cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell;
}

function isEmpty(cell: Cell): boolean {
  if (cell instanceof Date) return Number.isNaN(cell.getTime());
  return cell === null || (typeof cell === 'string' && cell.trim() === '');
}
