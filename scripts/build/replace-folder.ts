import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/**
 * Moves a folder to a path where another folder may exist. Readers find either the complete old folder or the complete
 * new one. When several processes replace it, the last one wins.
 */
export async function replaceFolder(from: string, to: string): Promise<void> {
  const old = `${from}-${randomUUID()}`;
  // Without an `await` between the two renames the path is empty for microseconds only.
  for (let isMoved = false; !isMoved; ) {
    moveIfExists(to, old);
    isMoved = moveTo(from, to);
    await rm(old, { recursive: true, force: true });
  }
}

function moveIfExists(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!hasCode(error, ['ENOENT'])) throw error;
  }
}

/** Returns false when another process has created a folder at the path since. */
function moveTo(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, ['ENOTEMPTY', 'EEXIST', 'EPERM']) && existsSync(to)) return false;
    throw error;
  }
}

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
