import { statfs } from 'node:fs/promises';
import { UserError } from '#server/cli/user-error.ts';

/**
 * In bytes. PostgreSQL ends when it cannot write its log, whose files have 16 MB. So nothing is written any more while
 * there is still space for one, and for what is in progress.
 */
const leastSpace = 24 * 1024 * 1024;

/** The free bytes of the folder's file system that this account may use. */
async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether a database in this folder can write. */
export async function hasSpace(folder: string): Promise<boolean> {
  return (await freeSpace(folder)) >= leastSpace;
}

/** @throws UserError when a database in this folder could not write. */
export async function requireSpace(folder: string): Promise<void> {
  const free = await freeSpace(folder);
  if (free >= leastSpace) return;
  throw new UserError(
    `The disk of ${folder} is full: ${megabytes(free)} MB are free, and ${megabytes(leastSpace)} MB are needed. Free some space and start again. Nothing is damaged.`,
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
