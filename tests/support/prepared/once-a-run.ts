import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long another process may take, in milliseconds. */
const most = 60_000;

/**
 * What the first of the processes that run tests has made, for all of them.
 *
 * @param folder for this run of the tests alone.
 * @throws Error when the process that makes it takes more than a minute.
 */
export async function onceARun(
  folder: string,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Buffer<ArrayBuffer>> {
  const file = join(folder, name);
  const isFirst = await open(`${file}.lock`, 'wx').then(
    (lock) => lock.close().then(() => true),
    () => false,
  );
  if (isFirst) {
    await writeFile(`${file}.part`, await make());
    await rename(`${file}.part`, file);
  }
  for (const until = Date.now() + most; Date.now() < until; ) {
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes) return bytes;
    await wait(50);
  }
  throw new Error(`Nobody has made ${file}`);
}
