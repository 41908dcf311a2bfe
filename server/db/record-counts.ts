import { eq, getTableColumns, getTableName, sql, sum } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { recordCounts } from './schema/housekeeping.ts';
import { allTables } from './tables.ts';

/** The number of records of a table outside the trash. */
export async function recordCount(db: Db, table: PgTable): Promise<number> {
  const [found] = await db
    .select({ records: sum(recordCounts.records) })
    .from(recordCounts)
    .where(eq(recordCounts.table_name, getTableName(table)));
  return Number(found?.records ?? 0);
}

/**
 * Lets triggers maintain the counts of all tables of records. A table that has no triggers yet, because it is new, is
 * counted once. Call it after the migrations, in one instance at a time.
 */
export async function maintainRecordCounts(db: Db): Promise<void> {
  const existing = await db
    .select({ table: sql<string>`tgrelid::regclass::text` })
    .from(sql`pg_trigger`)
    .where(sql`tgname = ${insertTrigger}`);
  const done = new Set(existing.map(({ table }) => table));
  for (const table of allTables()) {
    const isCounted = 'deleted_at' in getTableColumns(table) && !done.has(getTableName(table));
    if (isCounted) await db.transaction((tx) => startCounting(tx, getTableName(table)));
  }
}

const insertTrigger = 'record_count_insert';

async function startCounting(tx: Db, name: string): Promise<void> {
  const table = sql.identifier(name);
  // Nothing may be written between the first count and the triggers.
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
  await tx.execute(sql`delete from record_counts where table_name = ${name}`);
  await tx.execute(
    sql`insert into record_counts (table_name, part, records)
      select ${name}, 0, count(*) from ${table} where deleted_at is null`,
  );
  await tx.execute(
    sql`create trigger ${sql.identifier(insertTrigger)} after insert on ${table}
      referencing new table as changed for each statement execute function count_records('1')`,
  );
  await tx.execute(
    sql`create trigger record_count_delete after delete on ${table}
      referencing old table as changed for each statement execute function count_records('-1')`,
  );
  await tx.execute(
    sql`create trigger record_count_trash after update of deleted_at on ${table}
      for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function count_trashed_record()`,
  );
  await tx.execute(
    sql`create trigger record_count_truncate after truncate on ${table}
      for each statement execute function reset_record_count()`,
  );
}
