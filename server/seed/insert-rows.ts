import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db.ts';
import { searchTextOf } from '../db/searched.ts';

/** A statement takes 65,535 parameters at most. */
const rowsAtOnce = 500;

interface Seeded<T extends PgTable> {
  readonly table: T;
  readonly rows: readonly T['$inferInsert'][];
  readonly search?: readonly string[];
}

/** Inserts rows that bring their own ids, and lets the next id follow the largest of them. */
export async function insertRows<T extends PgTable>(db: Db, { table, rows, search }: Seeded<T>): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce);
    const folded =
      search === undefined ? some : some.map((row) => ({ ...row, search_text: searchTextOf(search, row) }));
    await db.insert(table).values([...folded]);
  }
  if (!('id' in table)) return;
  const name = getTableName(table);
  await db.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`);
}
