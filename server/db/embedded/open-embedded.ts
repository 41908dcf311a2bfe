import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { isMissing } from '#server/storage/folder/access-error.ts';
import type { Database } from '../db.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { maintainRecordCounts } from '../record-counts.ts';
import { DamagedDatabase } from './damaged-database.ts';
import { removeInventory, writeInventory } from './inventory.ts';
import { requireWhole } from './require-whole.ts';

const extensions = { pg_trgm };

/**
 * Opens PGlite in a folder, or in memory without one, and migrates it. Creates a database only where the folder does not
 * exist or is empty. PGlite does not lock its folder: the caller must hold the lock of `lockDirectory`.
 *
 * @throws DamagedDatabase, OtherPostgres, or the system's error, before it has changed anything.
 */
export async function openEmbedded(
  folder?: string,
  /** Called once the files are found whole, before the first change. */
  onWhole: () => Promise<void> = async () => undefined,
): Promise<Database> {
  if (folder === undefined) {
    const client = await PGlite.create({ extensions });
    return { db: await migrateEmbedded(client), close: () => client.close() };
  }
  if (await isEmpty(folder)) await createDatabase(folder);
  else await requireWhole(folder);
  await onWhole();
  const client = await PGlite.create({ dataDir: folder, extensions }).catch(async (error: unknown) => {
    // The only file that it leaves. Nobody else can have written it, as the caller holds the lock.
    await rm(join(folder, 'postmaster.pid'), { force: true });
    throw error instanceof Error && /^Aborted\(/.test(error.message)
      ? new DamagedDatabase('PostgreSQL stops when it reads it')
      : error;
  });
  // A migration may remove files.
  await removeInventory(folder);
  const db = await migrateEmbedded(client);
  const freeze = async (work: () => Promise<void>) => {
    // Flushes memory to the files, so that opening a copy replays less of the write-ahead log.
    await client.exec('checkpoint');
    await client.runExclusive(work);
  };
  await freeze(() => writeInventory(folder));
  const close = async () => {
    await client.close();
    await writeInventory(folder);
  };
  return { db, close, files: { folder, freeze } };
}

/** Whether nothing is there. */
export async function isEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.length === 0;
}

/** A killed process leaves a folder with another name, which held nothing of the user. */
async function createDatabase(folder: string): Promise<void> {
  const created = `${folder}.creating`;
  await rm(created, { recursive: true, force: true });
  await mkdir(created, { recursive: true });
  await (await PGlite.create({ dataDir: created, extensions })).close();
  await rename(created, folder);
}

/** Brings a database to the current schema. */
export async function migrateEmbedded(client: PGlite): Promise<PgliteDatabase & { readonly $client: PGlite }> {
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  await maintainRecordCounts(db);
  return db;
}
