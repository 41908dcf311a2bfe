/** The only writer of CSV for spreadsheets (RFC 4180). It escapes formulas, so a spreadsheet runs nothing. */

/** The first character of the file: with it, spreadsheets read names in any script as UTF-8. */
export const csvByteOrderMark = '\uFEFF';

/** A spreadsheet reads a cell that starts with one of these as a formula and runs it. */
const formula = /^[=+\-@\t\r]/;

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoteCell).join(',')}\r\n`;
}

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return csvByteOrderMark + rows.map(csvLine).join('');
}

function quoteCell(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
