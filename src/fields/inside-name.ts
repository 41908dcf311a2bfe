import { shownName, textOf } from '#domain/record-row.ts';
import type { Fields } from './field.ts';
import { referenceName } from './value.ts';

/** The name of a row inside a record: of its first reference. An item of a list has its own name. */
export function insideName(fields: Fields, row: Readonly<Record<string, unknown>>): string {
  const [key = 'id'] = Object.keys(fields);
  return referenceName(row, key) ?? (shownName(row['name']) || `#${textOf(row[key])}`);
}
