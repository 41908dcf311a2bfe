import { join } from 'node:path';
import type { Database } from './db/db.ts';
import { openEmbedded } from './db/open-embedded.ts';
import { openPostgres } from './db/open-postgres.ts';
import { lockDirectory } from './lock-directory.ts';
import type { Settings } from './settings.ts';
import { directoryStore } from './uploads/directory-store.ts';
import type { UploadStore } from './uploads/upload-store.ts';
import { UserError } from './user-error.ts';

export interface Storage extends Database {
  readonly uploads: UploadStore;
}

/**
 * The database and the uploads that the settings name.
 *
 * @throws UserError when the directory is locked or the database cannot be opened.
 */
export async function openStorage({ dataDir, databaseUrl }: Settings): Promise<Storage> {
  const uploads = directoryStore(join(dataDir, 'uploads'));
  if (databaseUrl !== undefined) {
    const database = await openPostgres(databaseUrl).catch((error: unknown) => {
      throw new UserError(`The database at ${withoutPassword(databaseUrl)} cannot be used: ${reasonOf(error)}`);
    });
    return { ...database, uploads };
  }
  const unlock = await lockDirectory(dataDir);
  try {
    const database = await openEmbedded(join(dataDir, 'database'));
    const close = async () => {
      await database.close();
      await unlock();
    };
    return { ...database, uploads, close };
  } catch (error) {
    await unlock();
    throw new UserError(`The embedded database in ${dataDir} cannot be opened: ${reasonOf(error)}`);
  }
}

function withoutPassword(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}

/** One line: a connection that fails for each of a host's addresses carries its reasons inside. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? '';
}
