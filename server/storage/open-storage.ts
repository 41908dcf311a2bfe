import { join } from 'node:path';
import { UserError } from '#server/cli/user-error.ts';
import type { Database } from '#server/db/db.ts';
import { openPostgres, type PostgresOptions } from '#server/db/open-postgres.ts';
import type { Settings } from '#server/settings.ts';
import { claimStore } from '#server/uploads/claim-store.ts';
import { openDirectoryStore } from '#server/uploads/directory-store.ts';
import { openS3Store } from '#server/uploads/s3-store.ts';
import { type UploadStore, UploadStoreError } from '#server/uploads/upload-store.ts';
import { accessError } from './folder/access-error.ts';
import { openFolder } from './folder/open-folder.ts';
import { reasonOf } from './folder/reason-of.ts';

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
    if (!(error instanceof UploadStoreError)) throw error;
    throw (await accessError(settings.dataDir, error.cause)) ?? new UserError(error.message);
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
  return await openFolder(dataDir);
}

function withoutPassword(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}
