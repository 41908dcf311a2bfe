import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '#server/cli/user-error.ts';
import { isEmpty } from '#server/db/embedded/open-embedded.ts';
import { howToRestore, listSnapshots, snapshotFolder } from '#server/snapshots/snapshot-files.ts';
import { lockName } from '../lock/lock-directory.ts';

/** What an interrupted first start leaves, and what file systems create. */
const harmless = new Set([lockName, 'database', 'database.creating', 'lost+found']);

/**
 * Checks that a data directory without a database is new. A folder that was removed, renamed or not mounted must not be
 * replaced with an empty database.
 *
 * @throws UserError with the way out, or the system's error.
 */
export async function requireDatabaseOrEmpty(dataDir: string): Promise<void> {
  if (!(await isEmpty(join(dataDir, 'database')))) return;
  const others = (await readdir(dataDir)).filter((name) => !harmless.has(name) && !name.startsWith('.'));
  const hasUploads = !(await isEmpty(join(dataDir, 'uploads')));
  const what = others.find((name) => name !== 'uploads' || hasUploads);
  if (what === undefined) return;
  const hasSnapshot = (await listSnapshots(snapshotFolder(dataDir))).length > 0;
  const advice = hasSnapshot
    ? howToRestore
    : 'Copy a backup of DATA_DIR here, set DATABASE_URL if the data is in PostgreSQL, or set DATA_DIR to an empty folder to begin anew.';
  throw new UserError(
    `${dataDir} has no database, but is not empty: it has "${what}". No new database was created. ${advice}`,
  );
}
