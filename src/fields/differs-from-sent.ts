import { type Field, type Fields, fieldsOn, type RowValues, type Value, type Values } from './field.ts';
import { idsIn, rowsIn, textIn } from './value.ts';

/**
 * The names of the fields in which a stored record differs from a sent create. Servers trim texts, reformat numbers and
 * times, and clean formatted text; such values count as equal. Passwords are never returned, so they are not compared.
 * For an image only its presence is compared.
 *
 * @param stored the record as values of the create form
 */
export function differsFromSent(fields: Fields, sent: Values, stored: Values): readonly string[] {
  return fieldsOn('create', fields)
    .filter(([name, field]) => !isSameAsSent(field, sent[name] ?? '', stored[name] ?? ''))
    .map(([name]) => name);
}

function isSameAsSent(field: Field, sent: Value, stored: Value): boolean {
  switch (field.kind) {
    case 'image':
      return isPresent(sent) === isPresent(stored);
    case 'multiSelect':
      return isSameList([...new Set(idsIn(sent))], [...new Set(idsIn(stored))]);
    case 'rows':
      return isSameList(filledRows(field.row, sent), filledRows(field.row, stored));
    default:
      return normalize(field, textIn(sent)) === normalize(field, textIn(stored));
  }
}

/** Removes the changes that a server may make to a value. */
function normalize(field: Field, value: string): string {
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
      return visibleText(text);
    default:
      return text;
  }
}

/** The visible text of formatted text. A server that cleans the HTML preserves it. */
function visibleText(html: string): string {
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
  const cellsOf = (row: RowValues) => Object.entries(fields).map(([name, field]) => normalize(field, row[name] ?? ''));
  return rowsIn(value)
    .map(cellsOf)
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => JSON.stringify(row));
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

function isPresent(value: Value): boolean {
  return value instanceof Blob || value.length > 0;
}
