import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/**
 * Puts a folder in the place of another one, which may not exist. Whoever reads the place finds the whole old folder or
 * the whole new one, also while several processes replace it: the last one wins.
 */
export async function replaceFolder(from: string, to: string): Promise<void> {
  const old = `${from}-${randomUUID()}`;
  // Without an await between them, the place is empty for microseconds.
  for (let placed = false; !placed; ) {
    moveIfThere(to, old);
    placed = moveInto(from, to);
    await rm(old, { recursive: true, force: true });
  }
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!hasCode(error, ['ENOENT'])) throw error;
  }
}

/** False when another process has put a folder there since. */
function moveInto(from: string, to: string): boolean {
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
