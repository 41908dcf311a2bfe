import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

const left = new Set<() => void>();
process.on('exit', () => {
  // What began last ends first.
  for (const end of [...left].reverse()) end();
});

/** What still has to be done, at once, if the program ends before its time, by Ctrl+C for one. Returns what takes it back. */
export function atExit(end: () => void): () => void {
  left.add(end);
  return () => void left.delete(end);
}

/** A new folder that is thrown away, also when the program ends before its time. */
export async function temporaryFolder(
  where: string,
  name: string,
): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> {
  const path = await mkdtemp(join(where, `matchdesk-bench-${name}-`));
  const takeBack = atExit(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return {
    path,
    remove: async () => {
      await rm(path, { recursive: true, force: true });
      takeBack();
    },
  };
}
