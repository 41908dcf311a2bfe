/** Tables as text: what a spreadsheet copies (tabs), and CSV with commas or semicolons (RFC 4180). */

const separators = ['\t', ';', ','] as const;

/** Rows of cells. Quotes, line ends inside them, any line end and a byte order mark are understood; empty lines go. */
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

/** The first of these that the first line has outside of quotes: numbers and names have commas more often than the others. */
function separatorOf(text: string): string {
  const [line = ''] = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .replace(/^[\r\n ]+/, '')
    .split(/[\r\n]/, 1);
  return separators.find((separator) => line.includes(separator)) ?? ',';
}
