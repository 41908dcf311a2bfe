import { and, eq, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/db.ts';
import { history } from '#server/db/schema/history.ts';
import { allTables } from '#server/db/tables.ts';
import type { RecordedResource } from '#server/history/recorded-resource.ts';
import { isForeignKeyViolation } from '#server/http/database-refusal.ts';
import type { UploadStore } from '#server/uploads/upload-store.ts';

interface Purge {
  readonly db: Db;
  readonly uploads: UploadStore;
  readonly resources: readonly RecordedResource[];
  /** Records that were deleted by this time are removed. */
  readonly deletedBy: Date;
}

interface Purged {
  readonly records: number;
  readonly pictures: number;
}

/** An arbitrary number for the advisory lock. No other program on the database may use it. */
const purgeLock = 7_264_115;

/**
 * Removes the records that have been in the trash for too long, and their pictures. A record that another one still refers
 * to stays. While another instance purges, nothing happens. The history keeps its entries; they cannot be restored.
 */
export async function purgeTrash({ db, uploads, resources, deletedBy }: Purge): Promise<Purged> {
  const unused: string[] = [];
  const records = await db.transaction(async (tx) => {
    const [lock] = await tx
      .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(${purgeLock})` })
      .from(sql`(select 1) as one`);
    if (lock?.isFree !== true) return 0;
    let removed = 0;
    for (const resource of resources) {
      const { table } = resource;
      const expired = await tx.select().from(table).where(lte(table.deleted_at, deletedBy));
      for (const row of expired) {
        const id = Number(row['id']);
        if (!(await isRemoved(tx, resource, id))) continue;
        removed += 1;
        for (const name of await picturesOf(tx, resource, { id, row })) {
          if (!(await isUsed(tx, resource, { id, name }))) unused.push(name);
        }
      }
    }
    return removed;
  });
  // After the transaction: files cannot be brought back when it fails.
  for (const name of unused) await uploads.remove(name);
  return { records, pictures: unused.length };
}

async function isRemoved(tx: Db, { table }: RecordedResource, id: number): Promise<boolean> {
  try {
    await tx.transaction((inner) => inner.delete(table).where(eq(table.id, id)));
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

interface RemovedRow {
  readonly id: number;
  readonly row: object;
}

const pictureName = /(?<=\/uploads\/)[0-9a-f]{64}\.(?:png|jpg|webp)/g;

/** The pictures of a record, and those that it had before. */
async function picturesOf(tx: Db, { name }: RecordedResource, { id, row }: RemovedRow): Promise<ReadonlySet<string>> {
  const entries = await tx
    .select({ undo: history.undo })
    .from(history)
    .where(and(eq(history.entity, name), eq(history.record_id, id)));
  const text = JSON.stringify([row, entries]);
  return new Set([...text.matchAll(pictureName)].map(([found]) => found));
}

/** Whether a row, or an entry of another record that can be restored, contains the picture. */
async function isUsed(
  tx: Db,
  { name: entity }: RecordedResource,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<boolean> {
  const path = `/uploads/${name}`;
  for (const table of allTables()) {
    const { columns } = getTableConfig(table);
    const pictures = columns.filter((column) => pictureColumns.has(column.name));
    if (pictures.length === 0) continue;
    const isIt = or(...pictures.map((column): SQL => eq(column, path)));
    if ((await tx.select({ one: sql`1` }).from(table).where(isIt).limit(1)).length > 0) return true;
  }
  const ofOthers = or(ne(history.entity, entity), ne(history.record_id, id));
  const mentions = sql`${history.undo}::text like ${`%${name}%`}`;
  const found = await tx.select({ id: history.id }).from(history).where(and(ofOthers, mentions)).limit(1);
  return found.length > 0;
}

const pictureColumns = new Set(['image', 'profile_pic']);
