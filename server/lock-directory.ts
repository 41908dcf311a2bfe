import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from './user-error.ts';

/**
 * Takes a data directory for this process: a second one would corrupt the embedded database, which has no lock of its
 * own. The lock of a process that is gone is taken over.
 *
 * @returns what gives the directory back.
 * @throws UserError when another process holds it, or when it cannot be written.
 */
export async function lockDirectory(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'server.lock');
  const mine = `${process.pid} ${await startOf(process.pid)}`;
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new UserError(`The data directory ${folder} cannot be made: ${reason(error)}`);
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await create(file, mine)) {
      // Two that find the same stale lock may both replace it: whoever wrote last has it.
      if (attempt > 0) await wait(100);
      if ((await read(file)) === mine) return () => rm(file, { force: true });
    }
    const holder = await holderOf(file);
    if (holder !== undefined) {
      throw new UserError(`The data directory ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR.`);
    }
    await rm(file, { force: true });
  }
  throw new UserError(`The data directory ${folder} could not be locked. Please try again.`);
}

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw new UserError(`The data directory cannot be written: ${reason(error)}`);
  }
}

/** The process that holds the lock, or undefined when it is gone. */
async function holderOf(file: string): Promise<number | undefined> {
  const [pid, start = ''] = ((await read(file)) ?? '').split(' ');
  const holder = Number(pid);
  if (!Number.isInteger(holder) || holder <= 0 || holder === process.pid || !isAlive(holder)) return undefined;
  // The number may have been given to another process since: containers start counting anew each time.
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

/** When a process started, in the kernel's ticks; empty where the system does not tell. */
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
