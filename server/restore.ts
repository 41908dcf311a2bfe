import { access } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { exitWith } from './exit-with.ts';
import { lockDirectory } from './lock-directory.ts';
import { readSettings } from './settings.ts';
import { restoreSnapshot } from './snapshots/restore-snapshot.ts';
import { listSnapshots, snapshotFolder, takenAt } from './snapshots/snapshot-files.ts';
import { UserError } from './user-error.ts';

const usage = `Puts a snapshot in the place of the embedded database in DATA_DIR. The server has to be stopped.

  npm run restore -- latest
  npm run restore -- FILE      the name of one of the snapshots, or a path`;

try {
  const [asked] = process.argv.slice(2);
  if (asked === undefined || asked === '--help') console.log(usage);
  else await restore(asked);
} catch (error) {
  exitWith(error);
}

async function restore(asked: string): Promise<void> {
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl !== undefined) {
    throw new UserError(
      'Snapshots are of the embedded database: unset DATABASE_URL. PostgreSQL has backups of its own.',
    );
  }
  const unlock = await lockDirectory(dataDir);
  try {
    const file = await fileOf(asked, snapshotFolder(dataDir));
    const { people, former } = await restoreSnapshot(file, dataDir, new Date());
    const taken = takenAt(basename(file))?.toISOString() ?? 'at an unknown time';
    console.log(`Restored ${file}, taken ${taken}, with ${people} accounts.`);
    if (former !== undefined)
      console.log(`The database as it was is in ${former}. Remove it when nothing in it is missed.`);
  } finally {
    await unlock();
  }
}

/** @throws UserError when there is no such snapshot. */
async function fileOf(asked: string, folder: string): Promise<string> {
  const names = await listSnapshots(folder);
  const name = asked === 'latest' ? names[0] : asked;
  if (name === undefined) throw new UserError(`There are no snapshots in ${folder}`);
  const file = names.includes(name) ? join(folder, name) : resolve(name);
  await access(file).catch(() => {
    throw new UserError([`There is no snapshot ${asked}. In ${folder}:`, ...names].join('\n'));
  });
  return file;
}
