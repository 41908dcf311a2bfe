import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Gives a file that was written aside its final name. Whoever finds the name finds the whole content, after a power cut
 * too: both the content and the name are on the disk when this resolves.
 */
export async function settleFile(aside: string, target: string): Promise<void> {
  await flush(aside, 'r+');
  await rename(aside, target);
  // Windows opens no folders, and keeps the order of such changes by itself.
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
