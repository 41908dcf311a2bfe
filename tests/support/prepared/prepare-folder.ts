import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { type Contents, nothing } from './contents.ts';
import { onceARun } from './once-a-run.ts';

/** Copies a prepared embedded database to a folder. Takes a quarter of the time of creating it. */
export async function prepareFolder(folder: string, { name, fill }: Contents = nothing): Promise<void> {
  const prepared = inject('prepared');
  const original = await onceARun(prepared, `${name}.folder`, async () => {
    const path = join(prepared, name);
    const { db, close } = await openEmbedded(path);
    await fill(db);
    await close();
    return Buffer.from(path);
  });
  await cp(original.toString(), folder, { recursive: true });
}
