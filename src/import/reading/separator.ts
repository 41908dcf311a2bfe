import { readWhole } from '#domain/text/whole-number.ts';
import { withLiteralQuotes } from './literal-quotes.ts';
import { withoutMarkdown } from './markdown.ts';
import { separatedRows } from './separated-rows.ts';
import type { Separator } from './sheet.ts';

/** How much of a text is looked at to find the separator, in characters. */
const sampleLength = 64 * 1024;

const separators: readonly Separator[] = ['\t', ';', '|', ','];

/** Excel reads the separator from this first line, and some programs write it. */
const separatorLine = /^\s*"?sep=([,;\t|])"?(?:\n|$)/i;

export interface SplitText {
  /** With `\n` as line breaks, in cells too. */
  readonly table: string;
  readonly separator: Separator;
}

/**
 * The table in a text, and what separates its cells.
 *
 * @param chosen The separator, if it is known.
 */
export function splitText(text: string, chosen?: Separator): SplitText {
  // A byte order mark would belong to the first header.
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [line = '', stated] = separatorLine.exec(plain) ?? [];
  const table = withoutMarkdown(plain.slice(line.length));
  return { table, separator: chosen ?? (stated as Separator | undefined) ?? separatorOf(table) };
}

/**
 * The separator that splits most rows into the same number of cells. A tab if none does: the text has one column. Titles
 * above the table and grouped numbers (`2,00,000`) do not matter, because their rows differ from the others.
 */
function separatorOf(text: string): Separator {
  const sample = text.length > sampleLength ? text.slice(0, text.lastIndexOf('\n', sampleLength) + 1) : text;
  /** Half of the lines have commas, though not as many as the others. */
  let isSplit = false;
  let best: { separator: Separator; share: number; cells: number } = { separator: ',', share: 0, cells: 1 };
  for (const separator of separators) {
    const lengths: number[] = [];
    const hasLiteralQuotes = withLiteralQuotes(sample, separator) !== sample;
    separatedRows(sample, separator, (row) => {
      // A quote that is left over shows that something else separates the cells, unless all quotes enclose cells.
      const isTorn = hasLiteralQuotes && row.some((cell) => cell.startsWith('"'));
      // '2,00,000' alone in a line is one cell.
      const isNumber = readWhole(row.join(separator)) !== undefined;
      if (row.some((cell) => cell.trim() !== '')) lengths.push(isTorn ? 0 : isNumber ? 1 : row.length);
      return true;
    });
    isSplit ||= separator === ',' && lengths.filter((length) => length > 1).length * 2 >= lengths.length;
    const { cells, share } = mostFrequent(lengths);
    if (share > best.share || (share === best.share && cells > best.cells)) best = { separator, share, cells };
  }
  return best.share === 0 && !isSplit ? '\t' : best.separator;
}

/** The most frequent number of cells above one, and its share of all rows; no share for fewer than half of the rows. */
function mostFrequent(lengths: readonly number[]): { cells: number; share: number } {
  const counts = new Map<number, number>();
  for (const length of lengths) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [cells, count] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [1, 0];
  return { cells, share: count * 2 < lengths.length ? 0 : count / lengths.length };
}
