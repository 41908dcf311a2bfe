import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { create } from 'tar';
import { commitFile } from '#server/storage/commit-file.ts';
import type { DatabaseFiles } from '../db/db.ts';
import { snapshotName } from './snapshot-files.ts';

/**
 * Adds a snapshot of a running embedded database to a folder. Queries wait only while the files are copied. PGlite's own
 * dump would block the whole process and hold the database in memory. A snapshot gets its name when it is complete on disk.
 */
export async function writeSnapshot(files: DatabaseFiles, folder: string, now: Date): Promise<void> {
  const name = snapshotName(now);
  const copy = join(folder, `.${name}.copy`);
  const partial = join(folder, `.${name}.partial`);
  await mkdir(folder, { recursive: true });
  try {
    await files.freeze(() => copyFolder(files.folder, copy));
    // It holds the data of the database, so only the server's account may read it.
    await create({ cwd: copy, file: partial, mode: 0o600, gzip: { level: 1 } }, ['.']);
    await commitFile(partial, join(folder, name));
  } finally {
    await rm(copy, { recursive: true, force: true });
    await rm(partial, { force: true });
  }
}

/** All queries wait for this. It takes one concurrent step per file; `cp` takes five sequential steps. */
async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) => relative(from, join(entry.parentPath, entry.name));
  await mkdir(to);
  for (const entry of entries) if (entry.isDirectory()) await mkdir(join(to, pathOf(entry)), { recursive: true });
  const copied = entries
    .filter((entry) => entry.isFile())
    .map((entry) => copyFile(join(from, pathOf(entry)), join(to, pathOf(entry)), constants.COPYFILE_FICLONE));
  await Promise.all(copied);
}
