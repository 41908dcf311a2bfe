import { eq, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/db.ts';
import { history } from '#server/db/schema/history.ts';
import { allTables } from '#server/db/tables.ts';
import type { RecordedResource } from '#server/history/recorded-resource.ts';

const pictureName = /(?<=\/uploads\/)[0-9a-f]{64}\.(?:png|jpg|webp)/g;

/** The names of all pictures of this server that a text contains. */
export function pictureNamesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(pictureName)].map(([found]) => found));
}

/** Whether a row contains the picture, or an entry of the history from which it can be restored. */
export async function isPictureUsed(tx: Db, resources: readonly RecordedResource[], name: string): Promise<boolean> {
  return (await isInRow(tx, name)) || (await isRestorable(tx, resources, name));
}

async function isInRow(tx: Db, name: string): Promise<boolean> {
  const path = `/uploads/${name}`;
  for (const table of allTables()) {
    const { columns } = getTableConfig(table);
    const pictures = columns.filter((column) => pictureColumns.has(column.name));
    if (pictures.length === 0) continue;
    const isIt = or(...pictures.map((column): SQL => eq(column, path)));
    if ((await tx.select({ one: sql`1` }).from(table).where(isIt).limit(1)).length > 0) return true;
  }
  return false;
}

/** An entry can be restored as long as its record is not removed for good. */
async function isRestorable(tx: Db, resources: readonly RecordedResource[], name: string): Promise<boolean> {
  const mentions = sql`${history.undo}::text like ${`%${name}%`}`;
  const owners = await tx
    .selectDistinct({ entity: history.entity, id: history.record_id })
    .from(history)
    .where(mentions);
  for (const { entity, id } of owners) {
    const table = resources.find((resource) => resource.name === entity)?.table;
    if (table === undefined) continue;
    const found = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).limit(1);
    if (found.length > 0) return true;
  }
  return false;
}

const pictureColumns = new Set(['image', 'profile_pic']);
