/** CSV for a spreadsheet (RFC 4180), the product's only writer of it: nothing in it is run. */

/** Stands before the first line, so that names are read in any script. */
export const csvStart = '\uFEFF';

/** A spreadsheet takes a cell that begins so for a formula, and runs it. */
const formula = /^[=+\-@\t\r]/;

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return csvStart + rows.map(csvLine).join('');
}

function written(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
