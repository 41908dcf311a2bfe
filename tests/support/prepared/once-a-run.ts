import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { letTimePass } from '../let-time-pass.ts';

const creationTimeoutMs = 300_000;

/**
 * Creates something once for all processes of a test run. The first process creates it, the others wait for it.
 *
 * @param folder a folder for this test run.
 * @throws Error when the other process takes longer than five minutes.
 */
export async function onceARun(
  folder: string,
  name: string,
  create: () => Promise<Uint8Array>,
): Promise<Buffer<ArrayBuffer>> {
  const file = join(folder, name);
  const isFirst = await open(`${file}.lock`, 'wx').then(
    (lock) => lock.close().then(() => true),
    () => false,
  );
  if (isFirst) {
    await writeFile(`${file}.part`, await create());
    await rename(`${file}.part`, file);
  }
  for (const until = Date.now() + creationTimeoutMs; Date.now() < until; ) {
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes) return bytes;
    await letTimePass(50);
  }
  throw new Error(`No process has created ${file} within ${creationTimeoutMs} ms`);
}
