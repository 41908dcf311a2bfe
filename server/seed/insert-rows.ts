import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import { searchTextOf } from '../db/searched.ts';

/** Rows per statement: PostgreSQL allows at most 65,535 parameters. */
const batchSize = 500;

interface SeedRows<T extends PgTable> {
  readonly table: T;
  readonly rows: readonly T['$inferInsert'][];
  readonly search?: readonly string[];
}

/** Inserts rows with their own ids, and sets the next id to follow the largest of them. */
export async function insertRows<T extends PgTable>(db: Db, { table, rows, search }: SeedRows<T>): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    const searchable =
      search === undefined ? batch : batch.map((row) => ({ ...row, search_text: searchTextOf(search, row) }));
    await db.insert(table).values([...searchable]);
  }
  if (!('id' in table)) return;
  const name = getTableName(table);
  await db.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`);
}
