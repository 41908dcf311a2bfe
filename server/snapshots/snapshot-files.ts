import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '#server/storage/folder/access-error.ts';

/** The name of a finished snapshot contains the time it was taken: 20261122T101500000Z.tar.gz. */
const finishedName = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.tar\.gz$/;

export const howToRestore = 'Run "npm run restore -- latest" to go back to the last snapshot.';

export function snapshotFolder(dataDir: string): string {
  return join(dataDir, 'snapshots');
}

export function snapshotName(taken: Date): string {
  return `${taken.toISOString().replaceAll(/[-:.]/g, '')}.tar.gz`;
}

/** When a snapshot was taken; undefined for other names. */
export function takenAt(name: string): Date | undefined {
  const match = finishedName.exec(name);
  if (match === null) return undefined;
  const [year, month, day, hour, minute, second, millisecond] = match.slice(1);
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
}

/** The names of the finished snapshots, newest first. None without a folder; rejects when it cannot be read. */
export async function listSnapshots(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.filter((name) => finishedName.test(name)).toSorted((a, b) => (a < b ? 1 : -1));
}

/** Removes unfinished snapshots of a killed server, and all but the newest `keep` finished ones. */
export async function pruneSnapshots(folder: string, { keep }: { readonly keep: number }): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const unfinished = names.filter((name) => name.startsWith('.'));
  const old = (await listSnapshots(folder)).slice(keep);
  for (const name of [...unfinished, ...old]) await rm(join(folder, name), { recursive: true, force: true });
}
