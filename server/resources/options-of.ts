import { asc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import type { ResourceTable } from './table.ts';

/** An item of a dropdown (section 2). */
export interface Option {
  readonly id: number;
  readonly name: string;
}

/** All rows, or those of a condition, as the items of a dropdown in the order of their names. */
export async function optionsOf(
  db: Db,
  table: Pick<ResourceTable, 'id'> & Parameters<ReturnType<Db['select']>['from']>[0],
  name: AnyPgColumn | SQL,
  where?: SQL,
): Promise<Option[]> {
  return await db
    .select({ id: sql<number>`${table.id}`, name: sql<string>`${name}` })
    .from(table)
    .where(where)
    .orderBy(asc(name), asc(table.id));
}
