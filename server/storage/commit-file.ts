import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Renames a temporary file to its final name. A file with the final name is always complete, even after a power cut:
 * both the content and the name are on disk when this resolves.
 */
export async function commitFile(temporary: string, target: string): Promise<void> {
  await flush(temporary, 'r+');
  await rename(temporary, target);
  // Windows cannot open folders, and preserves the order of these changes by itself.
  if (process.platform !== 'win32') await flush(dirname(target), 'r');
}

async function flush(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
