import { readFile } from 'node:fs/promises';

/**
 * The process of version 1.0.0 that uses the folder. That version wrote its process id and start into the lock file and
 * locked nothing, so it is found in this machine or container only. Undefined when there is none.
 *
 * @param content of the lock file.
 */
export async function formerServer(content: string): Promise<number | undefined> {
  const [, pid, start] = /^(\d+) (\d*)$/.exec(content) ?? [];
  if (pid === undefined || Number(pid) === process.pid || !isRunning(Number(pid))) return undefined;
  // Another process may have the same id by now: process ids of containers restart at 1.
  return (await startOf(Number(pid))) === start ? Number(pid) : undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started, in kernel ticks; empty on systems without /proc. */
export async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
