import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './db.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { maintainRecordCounts } from './record-counts.ts';

/**
 * Opens PGlite in a folder, or in memory without one, and migrates it. PGlite does not lock its folder: the caller must
 * hold the lock of `lockDirectory`.
 */
export async function openEmbedded(folder?: string): Promise<Database> {
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const client = await PGlite.create({ ...(folder !== undefined && { dataDir: folder }), extensions: { pg_trgm } });
  const db = await migrateEmbedded(client);
  const close = () => client.close();
  if (folder === undefined) return { db, close };
  const freeze = async (work: () => Promise<void>) => {
    // Flushes memory to the files, so that opening a copy replays less of the write-ahead log.
    await client.exec('checkpoint');
    await client.runExclusive(work);
  };
  return { db, close, files: { folder, freeze } };
}

/** Brings a database to the current schema. */
export async function migrateEmbedded(client: PGlite): Promise<PgliteDatabase & { readonly $client: PGlite }> {
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  await maintainRecordCounts(db);
  return db;
}
