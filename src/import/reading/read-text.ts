import type { Cell } from '#domain/import/cells.ts';
import { seenLines } from '#domain/text/unseen.ts';
import { failures, ReadError, tooManyRows } from './failure.ts';
import { maxCells, maxLinesAbove, maxRows } from './limits.ts';
import { separatedRows } from './separated-rows.ts';
import { splitText } from './separator.ts';
import type { OnProgress, Separator, Sheet } from './sheet.ts';
import { tidyRows } from './tidy-rows.ts';

/**
 * The rows of a CSV file or of cells copied from a spreadsheet. Cells are texts. A quoted cell may contain separators,
 * quotes (twice) and line breaks.
 *
 * @param name What a failure calls the text.
 * @param chosen The separator, if it is known.
 */
export function readText(
  text: string,
  { name = '', chosen, onProgress }: { name?: string; chosen?: Separator; onProgress?: OnProgress } = {},
): Sheet {
  const { table, separator } = splitText(text, chosen);

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
    if (filledRows > maxRows + maxLinesAbove) throw new ReadError(tooManyRows(name));
    if (cells > maxCells) throw new ReadError(failures.tooManyCells);
    if (filledRows % 1000 === 0) onProgress?.(at / table.length);
    return true;
  });
  return { name, rows: tidyRows(name, rows) };
}

/** The rows of pasted cells. */
export function readPaste(text: string, name: string): Sheet {
  const chosen = pastedSeparator(text);
  return readText(tidyPaste(text), { name, ...(chosen && { chosen }) });
}

/** A quoted cell of a text with other separators than tabs. */
const quotedCell = /(?:^\uFEFF?|[,;|\n])"(?:[^"]|"")*"(?=[,;|\r\n]|$)/g;

/** Cells copied from a spreadsheet are separated by tabs; a comma in them belongs to their text. */
export function pastedSeparator(text: string): Separator | undefined {
  return text.replace(quotedCell, '').includes('\t') ? '\t' : undefined;
}

/** What a chat puts before a copied message: `[9:14 pm, 28/11/2026] Host: ` or `28/11/2026, 9:14 pm - Host: `. */
const chatPrefix =
  /^[ \t]*(?:\[[^\]\n]*\d{1,2}[:.]\d{2}[^\]\n]*\]|\d[\d/.-]+, ?\d{1,2}[:.]\d{2}[^\n]{0,10}? -) ?[^:\n]{1,60}: /gm;

/** A paste without what a chat adds to it and what cannot be seen. */
export function tidyPaste(text: string): string {
  return seenLines(text).replace(chatPrefix, '');
}
