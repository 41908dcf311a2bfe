import { getTableColumns } from 'drizzle-orm';
import type { Field, Fields } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';
import type { Column } from '#fields/kinds/kind.ts';
import type { EntityRow } from '#server/db/schema/entity-table.ts';
import { searchedIn } from '#server/db/searched.ts';
import type { Services } from '#server/services.ts';
import { picture } from './picture.ts';
import { resource } from './resource.ts';
import type { ResourceTable } from './resource-table.ts';
import { count, day, optional, richText, text, time, type Writer } from './writers.ts';

interface EntityResource<F extends Fields> {
  readonly entity: { readonly fields: F };
  /** Made by `entityTable` from the same fields. */
  readonly table: ResourceTable;
  /** The contract's name of the resource, such as `videos`. */
  readonly name: string;
  /** One of them, as messages name it. */
  readonly record: string;
}

/** The operations on records whose table follows from the declaration. */
export function entityResource<F extends Fields>(
  services: Services,
  { entity, table, name, record }: EntityResource<F>,
) {
  const { fields } = entity;
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([member]) => member === 'id' || member in fields),
  );
  return resource<ResourceTable, EntityRow<F>>(services, {
    name,
    record,
    table,
    fields,
    writes: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, writerOf(name, field)])),
    search: searchedIn(fields),
    optionName: table.id,
    // The columns of the table follow from the fields.
    rows: async (db, narrow) =>
      (await narrow(db.select(columns).from(table).$dynamic())) as unknown as readonly EntityRow<F>[],
  });
}

/** What the table of a field's column receives; see `columns` in `entity-table.ts`. */
const writers: Readonly<Record<Column['type'], (name: string) => Writer>> = {
  picture,
  date: () => day,
  dateTime: () => optional(time),
  richText: () => richText,
  count: () => optional(count),
  status: () => text,
  choice: () => text,
  line: () => text,
  byHand: () => text,
};

function writerOf(name: string, field: Field): Writer {
  return writers[kindOf(field).column(field).type](name);
}
