import { getTableColumns, like, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/db.ts';
import { history } from '#server/db/schema/history.ts';
import { allTables } from '#server/db/tables.ts';
import { namesIn } from './picture-use.ts';

/** For each table the names of the pictures that its rows contain. */
export async function mentionsByTable(db: Db): Promise<ReadonlyMap<PgTable, ReadonlySet<string>>> {
  const mentions = new Map<PgTable, ReadonlySet<string>>();
  for (const table of allTables())
    mentions.set(table, new Set(await namesIn(db, table, { text: sql`${table}::text` })));
  return mentions;
}

/** Replaces the name of a picture in all texts and JSON of a table. The records and their versions stay the same. */
export async function replaceMentions(
  tx: Db,
  table: PgTable,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const values: Record<string, SQL> = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if (column.columnType === 'PgText') values[name] = sql`replace(${column}, ${from}, ${to})`;
    if (column.columnType === 'PgJsonb') values[name] = sql`replace(${column}::text, ${from}, ${to})::jsonb`;
  }
  const update = () =>
    tx
      .update(table)
      .set(values)
      .where(like(sql`${table}::text`, `%${from}%`));
  if (table === history) await changeHistory(tx, update);
  else await update();
}

/**
 * Changes entries of the history, which its owner may otherwise not do. Only names of files may change: each entry still says
 * what has happened, and a restore finds its picture.
 */
async function changeHistory(tx: Db, change: () => PromiseLike<unknown>): Promise<void> {
  await tx.execute(sql`alter table ${history} disable trigger history_append_only`);
  await tx.execute(sql`grant update on ${history} to current_user`);
  await change();
  await tx.execute(sql`revoke update on ${history} from current_user`);
  await tx.execute(sql`alter table ${history} enable trigger history_append_only`);
}
