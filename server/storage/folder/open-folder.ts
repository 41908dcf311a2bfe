import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '#server/cli/user-error.ts';
import type { Database } from '#server/db/db.ts';
import { OtherPostgres } from '#server/db/embedded/damaged-database.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { requireFinishedRestore } from '#server/snapshots/restore-snapshot.ts';
import { howToRestore, listSnapshots, snapshotFolder } from '#server/snapshots/snapshot-files.ts';
import { lockDirectory } from '../lock/lock-directory.ts';
import { accessError, isMissing } from './access-error.ts';
import { requireDatabaseOrEmpty } from './database-or-empty.ts';
import { requireSpace } from './free-space.ts';
import { reasonOf } from './reason-of.ts';

/**
 * Opens the embedded database of a data directory. Creates one in an empty directory only.
 *
 * @throws UserError with the cause and the way out. The directory is as it was before, unless PostgreSQL itself failed.
 */
export async function openFolder(dataDir: string): Promise<Database> {
  const lock = await lockDirectory(dataDir);
  try {
    await requireFinishedRestore(dataDir);
    await requireDatabaseOrEmpty(dataDir);
    await requireWritable(snapshotFolder(dataDir));
    await requireSpace(dataDir);
    const database = await openEmbedded(join(dataDir, 'database'), lock.sign);
    const close = async () => {
      await database.close();
      await lock.release();
    };
    return { ...database, close };
  } catch (error) {
    await lock.release();
    throw await explained(dataDir, error);
  }
}

/** A server whose snapshots fail would only write that into its log. */
async function requireWritable(folder: string): Promise<void> {
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

async function explained(dataDir: string, error: unknown): Promise<UserError> {
  if (error instanceof UserError) return error;
  const noAccess = await accessError(dataDir, error);
  if (noAccess !== undefined) return noAccess;
  if (error instanceof OtherPostgres) {
    return new UserError(
      `The embedded database in ${dataDir} cannot be opened: ${error.message}. Export it with the version of Matchdesk that made it ("npm run export-data"), and import that file into an empty DATA_DIR.`,
    );
  }
  const folder = snapshotFolder(dataDir);
  try {
    const snapshots = await listSnapshots(folder);
    const advice =
      snapshots.length > 0 ? howToRestore : `There is no snapshot in ${folder}. Copy a backup of DATA_DIR here.`;
    return new UserError(`The embedded database in ${dataDir} is damaged: ${reasonOf(error)}. ${advice}`);
  } catch (unreadable) {
    return (await accessError(dataDir, unreadable)) ?? new UserError(reasonOf(unreadable));
  }
}
