import { access } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { exitWith } from '#server/cli/exit-with.ts';
import { UserError } from '#server/cli/user-error.ts';
import { accessError } from '#server/storage/folder/access-error.ts';
import { lockDirectory } from '#server/storage/lock/lock-directory.ts';
import { readSettings } from './settings.ts';
import { restoreSnapshot } from './snapshots/restore-snapshot.ts';
import { listSnapshots, snapshotFolder, takenAt } from './snapshots/snapshot-files.ts';

const usage = `Replaces the embedded database in DATA_DIR with a snapshot. Stop the server first.

  npm run restore -- latest
  npm run restore -- FILE      the name of a snapshot, or a path`;

try {
  const [snapshot] = process.argv.slice(2);
  if (snapshot === undefined || snapshot === '--help') console.log(usage);
  else await restore(snapshot);
} catch (error) {
  exitWith(error);
}

async function restore(snapshot: string): Promise<void> {
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl !== undefined) {
    throw new UserError(
      'Snapshots belong to the embedded database. Unset DATABASE_URL to restore one. For PostgreSQL use its own backups.',
    );
  }
  const lock = await lockDirectory(dataDir);
  try {
    await lock.sign();
    const file = await fileOf(snapshot, snapshotFolder(dataDir));
    const { accounts, former } = await restoreSnapshot(file, dataDir, new Date());
    const taken = takenAt(basename(file))?.toISOString() ?? 'at an unknown time';
    console.log(`Restored ${file} with ${accounts} accounts. The snapshot was taken ${taken}.`);
    if (former !== undefined)
      console.log(`The previous database is in ${former}. Remove it when you no longer need it.`);
  } catch (error) {
    throw (await accessError(dataDir, error)) ?? error;
  } finally {
    await lock.release();
  }
}

/** @throws UserError when there is no such snapshot. */
async function fileOf(snapshot: string, folder: string): Promise<string> {
  const names = await listSnapshots(folder);
  const name = snapshot === 'latest' ? names[0] : snapshot;
  if (name === undefined) throw new UserError(`There are no snapshots in ${folder}. Check DATA_DIR.`);
  const file = names.includes(name) ? join(folder, name) : resolve(name);
  await access(file).catch(() => {
    throw new UserError([`There is no snapshot ${snapshot}. Choose one of those in ${folder}:`, ...names].join('\n'));
  });
  return file;
}
