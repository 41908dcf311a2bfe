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

/** Parses tables as text: tab-separated (copied from a spreadsheet), or CSV with commas or semicolons (RFC 4180). */

const separators = ['\t', ';', ','] as const;

/** Splits text into rows of cells. Accepts quotes, line breaks in quotes and a byte order mark. Skips empty lines. */
export function readSeparated(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(plain);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain.charAt(at);
    if (isQuoted) {
      const isPair = letter === '"' && plain.charAt(at + 1) === '"';
      if (isPair) at += 1;
      if (isPair || letter !== '"') cell += letter;
      else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === separator) endCell();
    else if (letter === '\n' || letter === '\r') endRow();
    else cell += letter;
  }
  endRow();
  return rows;
}

/** The first separator that the first line contains outside quotes. Commas are last, because numbers contain them. */
function separatorOf(text: string): string {
  const [line = ''] = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .replace(/^[\r\n ]+/, '')
    .split(/[\r\n]/, 1);
  return separators.find((separator) => line.includes(separator)) ?? ',';
}
