import type { Separator } from './sheet.ts';

/**
 * The text with every cell quoted that starts with a quote but is not a quoted cell: `"Hi" he said`. Spreadsheets copy
 * such cells as they are, and the parser would take everything up to the next quote for one cell. Line breaks are `\n`.
 */
export function withLiteralQuotes(text: string, separator: Separator): string {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    // Written by hand, a quote may follow a space: `Soul, "1,5"`.
    const from = text[at] === ' ' ? afterSpaces(text, at) : at;
    const isQuoted = text[from] === '"';
    const end = isQuoted ? endOfQuoted(text, from, separator) : endOfPlain(text, at, separator);
    if (end !== undefined) parts.push(text.slice(isQuoted ? from : at, end));
    const cellEnd = end ?? endOfPlain(text, at, separator);
    if (end === undefined) parts.push(`"${text.slice(at, cellEnd).replaceAll('"', '""')}"`);
    // The separator or the line break.
    parts.push(text.slice(cellEnd, cellEnd + 1));
    at = cellEnd + 1;
  }
  return parts.join('');
}

function afterSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

function endOfPlain(text: string, from: number, separator: Separator): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1;
  return at;
}

/** Where a quoted cell ends; undefined if its quote is not closed before a separator, a line break or the end. */
function endOfQuoted(text: string, from: number, separator: Separator): number | undefined {
  let quote = text.indexOf('"', from + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  if (quote === -1) return undefined;
  const at = afterSpaces(text, quote + 1);
  return at >= text.length || text[at] === separator || text[at] === '\n' ? at : undefined;
}
