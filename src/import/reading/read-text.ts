import type { Cell } from '#domain/import/cells.ts';
import { ReadError } from './failure.ts';
import { maxCells, maxLinesAbove, maxRows } from './limits.ts';
import { separatedRows } from './separated-rows.ts';
import { separatorOf } from './separator.ts';
import type { OnProgress, Separator, Sheet } from './sheet.ts';
import { tidyRows } from './tidy-rows.ts';

export interface TextReading {
  readonly separator: Separator;
  readonly sheet: Sheet;
}

/** Excel reads the separator from this first line, and some programs write it. */
const separatorLine = /^\s*"?sep=([,;\t|])"?(?:\n|$)/i;

/**
 * The rows of a CSV file or of cells copied from a spreadsheet. Cells are texts. A quoted cell may contain separators,
 * quotes (twice) and line breaks.
 *
 * @param name What a failure calls the text.
 * @param chosen The separator, if the user chose one.
 */
export function readText(
  text: string,
  { name = '', chosen, onProgress }: { name?: string; chosen?: Separator; onProgress?: OnProgress } = {},
): TextReading {
  // One kind of line break, in cells too. A byte order mark would belong to the first header.
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [line = '', stated] = separatorLine.exec(plain) ?? [];
  const table = plain.slice(line.length);
  const separator = chosen ?? (stated as Separator | undefined) ?? separatorOf(table);

  const rows: (readonly Cell[])[] = [];
  let emptyRows = 0;
  let [filledRows, cells] = [0, 0];
  separatedRows(table, separator, (row, at) => {
    const filled = row.filter((cell) => cell.trim() !== '').length;
    if (filled === 0) {
      emptyRows += 1;
      return true;
    }
    // Only those before another row: a file may end with any number of them.
    for (; emptyRows > 0; emptyRows -= 1) rows.push([]);
    rows.push(row);
    filledRows += 1;
    cells += filled;
    if (filledRows > maxRows + maxLinesAbove) throw new ReadError({ kind: 'tooManyRows', sheet: name });
    if (cells > maxCells) throw new ReadError({ kind: 'tooManyCells' });
    if (filledRows % 1000 === 0) onProgress?.(at / table.length);
    return true;
  });
  return { separator, sheet: { name, rows: tidyRows(name, rows), uncalculated: 0 } };
}

/** Cells copied from a spreadsheet are separated by tabs; a comma in them belongs to their text. */
export function readPaste(text: string, name: string, chosen?: Separator): TextReading {
  const separator = chosen ?? (text.includes('\t') ? '\t' : undefined);
  return readText(text, { name, ...(separator && { chosen: separator }) });
}
