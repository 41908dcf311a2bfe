import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '#server/cli/user-error.ts';

/**
 * Locks a data directory for this process. PGlite has no lock of its own, and a second process would corrupt the
 * database. The lock of a process that has ended is replaced.
 *
 * @returns a function that releases the lock.
 * @throws UserError when another process holds the lock, or when the directory is not writable.
 */
export async function lockDirectory(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'server.lock');
  const content = `${process.pid} ${await startOf(process.pid)}`;
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new UserError(`The data directory ${folder} cannot be created: ${reason(error)}. Check its path and owner.`);
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await create(file, content)) {
      // Two processes may replace the same stale lock. The last one to write holds it.
      if (attempt > 0) await wait(100);
      if ((await read(file)) === content) return () => rm(file, { force: true });
    }
    const holder = await holderOf(file);
    if (holder !== undefined) {
      throw new UserError(
        `Process ${holder} uses the data directory ${folder}. Stop that process, or set DATA_DIR to another directory.`,
      );
    }
    await rm(file, { force: true });
  }
  throw new UserError(`The data directory ${folder} could not be locked. Try again.`);
}

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw new UserError(`The data directory is not writable: ${reason(error)}. Check its owner and permissions.`);
  }
}

/** The id of the process that holds the lock; undefined when it has ended. */
async function holderOf(file: string): Promise<number | undefined> {
  const [pid, start = ''] = ((await read(file)) ?? '').split(' ');
  const holder = Number(pid);
  if (!Number.isInteger(holder) || holder <= 0 || holder === process.pid || !isAlive(holder)) return undefined;
  // Another process may have the same id by now: process ids of containers restart at 1.
  return (await startOf(holder)) === start ? holder : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started, in kernel ticks; empty on systems without /proc. */
async function startOf(pid: number): Promise<string> {
  const stat = await read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
