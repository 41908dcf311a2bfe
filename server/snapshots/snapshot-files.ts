import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A finished snapshot by its name, which says when it was taken: 20261122T101500000Z.tar.gz. */
const finished = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.tar\.gz$/;

export function snapshotFolder(dataDir: string): string {
  return join(dataDir, 'snapshots');
}

export function snapshotName(taken: Date): string {
  return `${taken.toISOString().replaceAll(/[-:.]/g, '')}.tar.gz`;
}

/** When a snapshot was taken; undefined for the name of anything else. */
export function takenAt(name: string): Date | undefined {
  const match = finished.exec(name);
  if (match === null) return undefined;
  const [year, month, day, hour, minute, second, millisecond] = match.slice(1);
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
}

/** The names of the finished ones, the newest first. */
export async function listSnapshots(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => finished.test(name)).toSorted((a, b) => (a < b ? 1 : -1));
}

/** Removes what a killed server has left half-done, and all but the newest. */
export async function tidySnapshots(folder: string, { keep }: { readonly keep: number }): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const halfDone = names.filter((name) => name.startsWith('.'));
  const old = (await listSnapshots(folder)).slice(keep);
  for (const name of [...halfDone, ...old]) await rm(join(folder, name), { recursive: true, force: true });
}
