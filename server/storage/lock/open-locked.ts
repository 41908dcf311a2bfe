import { spawn } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';

/** Another process holds the lock. */
export class AlreadyLocked extends Error {
  override readonly name = 'AlreadyLocked';
}

/**
 * Flags of `open` that lock at once, which libuv passes on but Node does not name. macOS: `O_EXLOCK | O_NONBLOCK`. Windows:
 * no other process can open the file.
 */
const lockingFlags: Readonly<Partial<Record<NodeJS.Platform, number>>> = { darwin: 0x20 | 0x4, win32: 0x1000_0000 };

/**
 * Opens a file or a folder and locks it, until the descriptor is closed or this process ends. The system holds the lock, so
 * it holds in every container, for every user, and on the machines that share a network file system.
 *
 * @returns the descriptor. Node closes a forgotten `FileHandle`, and would end the lock.
 * @throws AlreadyLocked when another process holds the lock.
 */
export async function openLocked(path: string, flags = constants.O_RDONLY): Promise<number> {
  const locking = lockingFlags[process.platform];
  if (locking !== undefined) {
    try {
      return openSync(path, flags | locking);
    } catch (error) {
      throw isBusy(error) ? new AlreadyLocked() : error;
    }
  }
  const descriptor = openSync(path, flags);
  try {
    await lockOpened(descriptor);
    return descriptor;
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EAGAIN', 'EWOULDBLOCK', 'EBUSY'].includes(String(error.code));
}

/**
 * Node cannot lock, and a native package would need a compiler or a binary for each system. The program `flock` is part of
 * every Linux: it locks the opened file that it inherits, and the lock belongs to the file, not to the program.
 */
async function lockOpened(descriptor: number): Promise<void> {
  const child = spawn('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', descriptor] });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      reject('code' in error && error.code === 'ENOENT' ? new Error(isMissing) : error);
    });
  });
  if (code === 1 && output === '') throw new AlreadyLocked();
  if (code !== 0) throw new Error(output.trim() || `flock ended with ${String(code)}`);
}

const isMissing = 'the program "flock" is missing. Install util-linux';
