import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type Field, type Fields, isRequired } from '#fields/field.ts';
import { id, searchText, wireTime } from './columns.ts';
import { searchIndex } from './search-index.ts';

/** What a column of a derived table contains: an optional text is '', other optional values are null. */
type StoredValue<F extends Field> = F extends { kind: 'status' }
  ? '1' | '0'
  : F extends { kind: 'image' | 'date' | 'dateTime' }
    ? string | null
    : F extends { kind: 'text'; entry: 'digits' }
      ? number | null
      : string;

/** A row of a derived table, as lists and forms receive it. */
export type EntityRow<F extends Fields> = { readonly id: number } & { readonly [K in keyof F]: StoredValue<F[K]> };

/** A table whose columns follow from the fields of a declaration. */
export function entityTable(name: string, fields: Fields) {
  const columns = Object.fromEntries(
    Object.entries(fields).map(([member, field]) => [member, columnOf(member, field)]),
  );
  return pgTable(name, { id: id(), ...columns, search_text: searchText() }, (table) => [
    searchIndex(name, table.search_text),
  ]);
}

function columnOf(name: string, field: Field) {
  switch (field.kind) {
    case 'status':
      return text(name).notNull().default('1');
    case 'image':
      return text(name);
    case 'date':
      return date(name, { mode: 'string' });
    case 'dateTime':
      return wireTime(name);
    case 'text':
      return field.entry === 'digits' ? integer(name) : line(name, field);
    case 'richText':
    case 'choice':
      return line(name, field);
    case 'select':
    case 'multiSelect':
    case 'rows':
      throw new Error(`${name}: a table of a ${field.kind} field is written by hand`);
  }
}

/** A text that nobody has to enter is '' where it is left out. */
function line(name: string, field: Field) {
  const column = text(name).notNull();
  return isRequired(field, 'create') ? column : column.default('');
}
