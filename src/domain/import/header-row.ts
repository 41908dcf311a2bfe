import { type Cell, cellText } from './cells.ts';

/** How many of the first rows are looked at. */
const searchedRows = 20;

/**
 * The index of the header: the first row with content, or a later one if only titles and notes are above it. A title is a
 * row with one cell of content (merged or not) above a table of more columns. -1 without content.
 */
export function headerRowOf(rows: readonly (readonly Cell[])[]): number {
  const sizes = rows.slice(0, searchedRows).map((row) => row.filter((cell) => cellText(cell) !== '').length);
  const table = sizes.findIndex((size) => size > 1);
  const below = table === -1 ? [] : sizes.slice(table).filter((size) => size > 0);
  // A list of one column may have a note beside one of its cells.
  const isTable = below.filter((size) => size > 1).length * 2 > below.length;
  return isTable ? table : sizes.findIndex((size) => size > 0);
}

/** The index of the first row with the names of two columns or more. -1 without one: a table may have no header. */
export function namedRowOf(
  rows: readonly (readonly string[])[],
  meaningOf: (header: string) => string | undefined,
): number {
  return rows.slice(0, searchedRows).findIndex((row) => {
    const found = new Set(row.map(meaningOf).filter((meaning) => meaning !== undefined));
    return found.size >= 2;
  });
}
