import type { PgTable } from 'drizzle-orm/pg-core';
import type { Fields } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';
import type { Db } from '../db/db.ts';
import { searchedIn } from '../db/searched.ts';
import { insertRows } from './insert-rows.ts';

interface SampleEntity {
  readonly path: string;
  readonly record: string;
  readonly fields: Fields;
}

/** What a form could hold for a sample record, by field. Pictures are left out. */
export function sampleValues({ path, record, fields }: SampleEntity, number: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const label = name === 'name' ? record : field.label;
      const value = kindOf(field).sample(field, { label, path, number });
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/**
 * Fills a table that follows from a declaration with three records. `npm run new-entity` adds the calls.
 *
 * @public
 */
export async function seedSamples(db: Db, table: PgTable, entity: SampleEntity): Promise<void> {
  const rows = [1, 2, 3].map((id) => ({ id, ...stored(entity.fields, sampleValues(entity, id)) }));
  await insertRows(db, { table, rows, search: searchedIn(entity.fields) });
}

/** A sample as the table has it: digits are numbers. */
function stored(fields: Fields, values: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field && kindOf(field).column(field).type === 'count' ? Number(value) : value];
    }),
  );
}
