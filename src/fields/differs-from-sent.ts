import { type Field, type Fields, fieldsOn, type RowValues, type Value, type Values } from './field.ts';
import { idsIn, rowsIn, textIn } from './value.ts';

/**
 * The names of the fields in which a stored record differs from what a create has sent. Servers trim texts, write numbers
 * and times their own way and clean formatted text, so values count as equal when they mean the same. A password is never
 * read back, and of a picture only whether there is one can be compared.
 *
 * @param stored the record as the values of the create form
 */
export function differsFromSent(fields: Fields, sent: Values, stored: Values): readonly string[] {
  return fieldsOn('create', fields)
    .filter(([name, field]) => !isSameAsSent(field, sent[name] ?? '', stored[name] ?? ''))
    .map(([name]) => name);
}

function isSameAsSent(field: Field, sent: Value, stored: Value): boolean {
  switch (field.kind) {
    case 'image':
      return isGiven(sent) === isGiven(stored);
    case 'multiSelect':
      return isSameList([...new Set(idsIn(sent))], [...new Set(idsIn(stored))]);
    case 'rows':
      return isSameList(filledRows(field.row, sent), filledRows(field.row, stored));
    default:
      return meaningOf(field, textIn(sent)) === meaningOf(field, textIn(stored));
  }
}

/** One text for all that a server may make of a value. */
function meaningOf(field: Field, value: string): string {
  const text = value.trim();
  switch (field.kind) {
    case 'text':
      if (field.entry === 'password') return '';
      if (field.entry === 'email') return text.toLowerCase();
      return field.entry === 'digits' || field.entry === 'phone' ? text.replace(/^0+(?=\d)/, '') : text;
    case 'select':
      return field.key === 'name' ? text.toLowerCase() : text;
    case 'dateTime':
      return text.replace('T', ' ').replace(/(\.\d+)?Z$/, '');
    case 'date':
      return text.slice(0, 10);
    case 'richText':
      return wordsOf(text);
    default:
      return text;
  }
}

/** What a reader sees of formatted text; a server that cleans it leaves that as it is. */
function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim();
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const;

function filledRows(fields: Fields, value: Value): readonly string[] {
  const meaning = (row: RowValues) => Object.entries(fields).map(([name, field]) => meaningOf(field, row[name] ?? ''));
  return rowsIn(value)
    .map(meaning)
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => JSON.stringify(row));
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

function isGiven(value: Value): boolean {
  return value instanceof Blob || value.length > 0;
}
