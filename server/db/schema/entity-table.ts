import { date, type ExtraConfigColumn, integer, type PgColumnBuilderBase, pgTable, text } from 'drizzle-orm/pg-core';
import { type Field, type Fields, isRequired } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';
import type { Column } from '#fields/kinds/kind.ts';
import { id, recordColumns, wireTime } from './columns.ts';
import { filterIndex, recordIndexes } from './indexes.ts';

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
  const own = Object.fromEntries(Object.entries(fields).map(([member, field]) => [member, columnOf(member, field)]));
  return pgTable(name, { id: id(), ...own, ...recordColumns() }, (table) => [
    ...recordIndexes(name, table),
    ...Object.entries<ExtraConfigColumn>(table).flatMap(([member, column]) =>
      fields[member]?.kind === 'status' ? [filterIndex(`${name}_${member}`, column, table.id)] : [],
    ),
  ]);
}

const columns = {
  status: (name) => text(name).notNull().default('1'),
  picture: (name) => text(name),
  date: (name) => date(name, { mode: 'string' }),
  dateTime: wireTime,
  count: (name) => integer(name),
  richText: line,
  choice: line,
  line,
  byHand: (name, field) => {
    throw new Error(`${name}: a table of a ${field.kind} field is written by hand`);
  },
} satisfies Record<Column['type'], (name: string, field: Field) => PgColumnBuilderBase>;

function columnOf(name: string, field: Field): PgColumnBuilderBase {
  return columns[kindOf(field).column(field).type](name, field);
}

/** A text that nobody has to enter is '' where it is left out. */
function line(name: string, field: Field) {
  const column = text(name).notNull();
  return isRequired(field, 'create') ? column : column.default('');
}
