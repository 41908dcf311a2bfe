import { closeSync, constants, fstatSync, ftruncateSync, writeSync } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { UserError } from '#server/cli/user-error.ts';
import { accessError } from '../folder/access-error.ts';
import { formerServer, startOf } from './former-server.ts';
import { whyLocksAreLocal } from './local-locks.ts';
import { AlreadyLocked, openLocked } from './open-locked.ts';

export interface FolderLock {
  /** Writes into the lock file which process uses the folder. Only messages and version 1.0.0 read it. */
  readonly sign: () => Promise<void>;
  readonly release: () => Promise<void>;
}

export const lockName = 'server.lock';

/**
 * Locks a data directory for this process. PGlite has no lock of its own, and a second process would corrupt the database.
 * Two locks: one on a file, as a network file system locks no folders, and one on the folder, as a file can be removed.
 *
 * @throws UserError when another process holds the lock, or when the directory cannot be locked.
 */
export async function lockDirectory(folder: string): Promise<FolderLock> {
  const file = join(folder, lockName);
  await mkdir(folder, { recursive: true }).catch(async (error: unknown) => {
    throw (
      (await accessError(folder, error)) ??
      new UserError(`The data directory ${folder} cannot be created: ${reason(error)}. Check its path and owner.`)
    );
  });
  const held: number[] = [];
  let isSigned = false;
  const close = () => {
    for (const descriptor of held.splice(0)) closeSync(descriptor);
  };
  try {
    const local = await whyLocksAreLocal(folder);
    if (local !== undefined) throw new Error(local);
    // The folder first: another user may not be allowed to open the file.
    held.push(...(await lockFolder(folder)));
    const locked = await lockFile(file);
    held.push(locked);
    const former = await formerServer(await contentOf(file));
    if (former !== undefined) throw inUse(`Process ${former}`, folder);
    return {
      sign: async () => {
        isSigned = true;
        const content = `${process.pid} ${await startOf(process.pid)} ${hostname()}\n`;
        ftruncateSync(locked);
        writeSync(locked, content, 0);
      },
      release: async () => {
        // While the lock is held: a process that has opened the file meanwhile finds that it is gone.
        // Windows removes no open file, and there the file of a process that has ended does not matter.
        const isOwn = isSigned || (await contentOf(file)) === '';
        if (isOwn && process.platform !== 'win32') await rm(file, { force: true });
        close();
      },
    };
  } catch (error) {
    close();
    if (error instanceof UserError) throw error;
    if (error instanceof AlreadyLocked) throw inUse(await holderIn(file), folder);
    throw (
      (await accessError(folder, error)) ??
      new UserError(
        `The data directory ${folder} cannot be locked, so another server could damage it: ${reason(error)}. Set DATA_DIR to a folder on a local disk, or use PostgreSQL (DATABASE_URL).`,
      )
    );
  }
}

/** Locks the file with this name, and not one that its last user has just removed. */
async function lockFile(file: string): Promise<number> {
  for (;;) {
    const descriptor = await openLocked(file, constants.O_RDWR | constants.O_CREAT);
    const [opened, named] = [fstatSync(descriptor), await stat(file).catch(() => undefined)];
    if (opened.ino === named?.ino && opened.dev === named.dev) return descriptor;
    closeSync(descriptor);
  }
}

/** None where folders cannot be locked. The file is then the only lock. */
async function lockFolder(folder: string): Promise<readonly number[]> {
  try {
    return [await openLocked(folder)];
  } catch (error) {
    if (error instanceof AlreadyLocked) throw error;
    return [];
  }
}

async function holderIn(file: string): Promise<string> {
  const [pid, , host] = (await contentOf(file)).split(/\s/);
  return pid ? `Process ${pid}${host ? ` on ${host}` : ''}` : 'Another process';
}

function inUse(holder: string, folder: string): UserError {
  return new UserError(
    `${holder} uses the data directory ${folder}. Stop that process, or set DATA_DIR to another directory.`,
  );
}

/** Empty on Windows, where no other process can read a locked file. */
function contentOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
