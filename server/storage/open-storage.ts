import { join } from 'node:path';
import { UserError } from '#server/cli/user-error.ts';
import type { Database } from '#server/db/db.ts';
import { openEmbedded } from '#server/db/open-embedded.ts';
import { openPostgres, type PostgresOptions } from '#server/db/open-postgres.ts';
import type { Settings } from '#server/settings.ts';
import { howToRestore, requireFinishedRestore } from '#server/snapshots/restore-snapshot.ts';
import { listSnapshots, snapshotFolder } from '#server/snapshots/snapshot-files.ts';
import { claimStore } from '#server/uploads/claim-store.ts';
import { openDirectoryStore } from '#server/uploads/directory-store.ts';
import { openS3Store } from '#server/uploads/s3-store.ts';
import { type UploadStore, UploadStoreError } from '#server/uploads/upload-store.ts';
import { lockDirectory } from './lock-directory.ts';

export interface Storage extends Database {
  readonly uploads: UploadStore;
}

interface StorageOptions extends PostgresOptions {
  /** What happens with the mark of the upload store, which says whose it is. By default `claimStorage` checks or sets it. */
  readonly mark?: (storage: Storage, settings: Settings) => Promise<void>;
}

/**
 * Opens the database and the upload store of the settings.
 *
 * @throws UserError when the directory is locked, when the database or the upload store cannot be opened, or when the store
 * belongs to another installation.
 */
export async function openStorage(
  settings: Settings,
  { mark = claimStorage, ...options }: StorageOptions = {},
): Promise<Storage> {
  const database = await openDatabase(settings, options);
  try {
    const storage = { ...database, uploads: await openUploads(settings) };
    await mark(storage, settings);
    return storage;
  } catch (error) {
    await database.close();
    throw error instanceof UploadStoreError ? new UserError(error.message) : error;
  }
}

/** @throws UserError when the store belongs to another installation. */
export async function claimStorage(
  { db, uploads }: Pick<Storage, 'db' | 'uploads'>,
  settings: Settings,
): Promise<void> {
  const { dataDir, s3, databaseUrl } = settings;
  const place = s3 === undefined ? join(dataDir, uploadsFolder) : `the bucket ${s3.bucket}/${s3.prefix ?? ''}`;
  await claimStore(db, uploads, { place, isOwn: s3 === undefined && databaseUrl === undefined });
}

const uploadsFolder = 'uploads';

async function openUploads({ dataDir, s3 }: Settings): Promise<UploadStore> {
  return s3 === undefined ? await openDirectoryStore(join(dataDir, uploadsFolder)) : openS3Store(s3);
}

async function openDatabase({ dataDir, databaseUrl }: Settings, options: PostgresOptions): Promise<Database> {
  if (databaseUrl !== undefined) {
    return await openPostgres(databaseUrl, options).catch((error: unknown) => {
      throw new UserError(
        `The database at ${withoutPassword(databaseUrl)} cannot be opened: ${reasonOf(error)}. Check DATABASE_URL and the database server.`,
      );
    });
  }
  const unlock = await lockDirectory(dataDir);
  try {
    await requireFinishedRestore(dataDir);
    const database = await openEmbedded(join(dataDir, 'database'));
    const close = async () => {
      await database.close();
      await unlock();
    };
    return { ...database, close };
  } catch (error) {
    await unlock();
    if (error instanceof UserError) throw error;
    const advice = (await listSnapshots(snapshotFolder(dataDir))).length > 0 ? `. ${howToRestore}` : '';
    throw new UserError(`The embedded database in ${dataDir} cannot be opened: ${reasonOf(error)}${advice}`);
  }
}

function withoutPassword(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}

/** One line. A connection that fails for every address of a host is an `AggregateError`. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? '';
}
