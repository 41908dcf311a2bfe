import { cellText } from '#domain/import/cells.ts';
import { pastedSeparator, tidyPaste } from './read-text.ts';
import { separatedRows } from './separated-rows.ts';
import { splitText } from './separator.ts';

/** The texts of pasted cells: of a spreadsheet, a file of text, a Markdown table or a chat. Without empty rows. */
export function pastedRows(text: string): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  const { table, separator } = splitText(tidyPaste(text), pastedSeparator(text));
  separatedRows(table, separator, (row) => {
    const cells = row.map(cellText);
    if (cells.some((cell) => cell !== '')) rows.push(cells);
    return true;
  });
  return rows;
}
