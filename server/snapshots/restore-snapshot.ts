import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { extract } from 'tar';
import { openEmbedded } from '../db/open-embedded.ts';
import { users } from '../db/schema/accounts.ts';
import { UserError } from '../user-error.ts';

export const howToRestore = 'Run "npm run restore -- latest" to go back to the last snapshot.';

const placesOf = (dataDir: string) => ({
  database: join(dataDir, 'database'),
  restored: join(dataDir, 'database.restoring'),
});

interface Restored {
  /** Accounts in the restored database. */
  readonly people: number;
  /** Where the database that was there is now; none where there was none. */
  readonly former: string | undefined;
}

/**
 * Puts a snapshot in the place of the embedded database, which is kept beside it. The snapshot is unpacked, opened and
 * brought up to date first: one that cannot be used changes nothing. Whoever calls this holds the lock of the directory.
 *
 * @throws UserError when the snapshot cannot be used.
 */
export async function restoreSnapshot(file: string, dataDir: string, now: Date): Promise<Restored> {
  const { database, restored } = placesOf(dataDir);
  await rm(restored, { recursive: true, force: true });
  await mkdir(restored, { recursive: true });
  const people = await unpack(file, restored).catch(async (error: unknown) => {
    await rm(restored, { recursive: true, force: true });
    throw new UserError(
      `The snapshot ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const former = (await isThere(database))
    ? `${database}.before-${now.toISOString().replaceAll(/[-:.]/g, '')}`
    : undefined;
  if (former !== undefined) await rename(database, former);
  await rename(restored, database);
  return { people, former };
}

/** @throws UserError where a restore ended between its last two steps: a new database must not take the place. */
export async function mustBeWhole(dataDir: string): Promise<void> {
  const { database, restored } = placesOf(dataDir);
  if ((await isThere(database)) || !(await isThere(restored))) return;
  throw new UserError(`A restore in ${dataDir} was broken off. ${howToRestore}`);
}

async function unpack(file: string, folder: string): Promise<number> {
  // In one go: of one that breaks off nothing is still being written when its folder is removed.
  extract({ file, cwd: folder, strict: true, sync: true });
  // In a folder without one a new database would be made.
  if (!(await isThere(join(folder, 'PG_VERSION')))) throw new Error('it holds no database');
  const { db, close } = await openEmbedded(folder);
  try {
    const [found] = await db.select({ people: count() }).from(users);
    return found?.people ?? 0;
  } finally {
    await close();
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
