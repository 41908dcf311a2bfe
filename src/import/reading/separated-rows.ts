import Papa from 'papaparse';
import { withLiteralQuotes } from './literal-quotes.ts';
import type { Separator } from './sheet.ts';

/**
 * Calls `onRow` for each row of a text, in order, until it returns false. `at` is the position after the row.
 *
 * @param text With `\n` as line breaks.
 */
export function separatedRows(
  text: string,
  separator: Separator,
  onRow: (row: readonly string[], at: number) => boolean,
): void {
  Papa.parse<string[]>(text.includes('"') ? withLiteralQuotes(text, separator) : text, {
    delimiter: separator,
    newline: '\n',
    step: ({ data, meta }, parser) => {
      if (!onRow(data, meta.cursor)) parser.abort();
    },
  });
}
