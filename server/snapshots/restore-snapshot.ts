import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { extract } from 'tar';
import { UserError } from '#server/cli/user-error.ts';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { users } from '../db/schema/accounts.ts';
import { howToRestore } from './snapshot-files.ts';

const foldersOf = (dataDir: string) => ({
  database: join(dataDir, 'database'),
  restored: join(dataDir, 'database.restoring'),
});

interface Restored {
  /** Number of accounts in the restored database. */
  readonly accounts: number;
  /** The folder of the previous database; undefined when there was none. */
  readonly former: string | undefined;
}

/**
 * Replaces the embedded database with a snapshot and keeps the previous database beside it. Unpacks, opens and migrates
 * the snapshot first, so that a damaged one changes nothing. The caller must hold the lock of the directory.
 *
 * @throws UserError when the snapshot cannot be used.
 */
export async function restoreSnapshot(file: string, dataDir: string, now: Date): Promise<Restored> {
  const { database, restored } = foldersOf(dataDir);
  await rm(restored, { recursive: true, force: true });
  await mkdir(restored, { recursive: true });
  const accounts = await unpack(file, restored).catch(async (error: unknown) => {
    await rm(restored, { recursive: true, force: true });
    throw new UserError(
      `The snapshot ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const former = (await exists(database))
    ? `${database}.before-${now.toISOString().replaceAll(/[-:.]/g, '')}`
    : undefined;
  if (former !== undefined) await rename(database, former);
  await rename(restored, database);
  return { accounts, former };
}

/** @throws UserError when a restore ended between its two renames. Opening the folder would create an empty database. */
export async function requireFinishedRestore(dataDir: string): Promise<void> {
  const { database, restored } = foldersOf(dataDir);
  if ((await exists(database)) || !(await exists(restored))) return;
  throw new UserError(`A restore in ${dataDir} was interrupted. ${howToRestore}`);
}

async function unpack(file: string, folder: string): Promise<number> {
  // Synchronous: after an error nothing writes to the folder any more, so that it can be removed.
  extract({ file, cwd: folder, strict: true, sync: true });
  // An empty folder would get a new database.
  if (!(await exists(join(folder, 'PG_VERSION')))) throw new Error('it contains no database');
  const { db, close } = await openEmbedded(folder);
  try {
    const [found] = await db.select({ accounts: count() }).from(users);
    return found?.accounts ?? 0;
  } finally {
    await close();
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
