import { cellText } from '#domain/import/cells.ts';
import type { Translate } from '#i18n/english.ts';
import type { Sheet } from './reading/sheet.ts';

/** What is read of a file, where the user chooses among several: a sheet, with or without what it hides, or an encoding. */
export function sheetLabel({ name, rows, encoding, hidden }: Sheet, text: Translate): string {
  if (encoding !== undefined) return `${encoding}: ${firstWords(rows)}`;
  if (hidden === undefined) return name;
  const values = { name, rows: hidden.rows, columns: hidden.columns };
  return hidden.isIncluded
    ? text('{{name}}, with hidden rows ({{rows}}) and columns ({{columns}})', values)
    : text('{{name}}, without hidden rows ({{rows}}) and columns ({{columns}})', values);
}

/** So many characters of a text are enough to see whether it is readable. */
const sampleLength = 60;

/** The first cells with letters that depend on the encoding. */
function firstWords(rows: Sheet['rows']): string {
  const words = rows.flat().map(cellText);
  return words
    .filter((word) => /[^\p{ASCII}]/u.test(word))
    .join(' · ')
    .slice(0, sampleLength);
}
