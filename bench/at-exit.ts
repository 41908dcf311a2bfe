import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

const pending = new Set<() => void>();
process.on('exit', () => {
  // In reverse order of registration.
  for (const end of [...pending].reverse()) end();
});

/**
 * Registers work to run synchronously if the program exits early, for example by Ctrl+C. Returns a function that
 * unregisters it.
 */
export function atExit(end: () => void): () => void {
  pending.add(end);
  return () => void pending.delete(end);
}

/** Creates a temporary folder, which is also removed when the program exits early. */
export async function temporaryFolder(
  where: string,
  name: string,
): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> {
  const path = await mkdtemp(join(where, `matchdesk-bench-${name}-`));
  const unregister = atExit(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return {
    path,
    remove: async () => {
      await rm(path, { recursive: true, force: true });
      unregister();
    },
  };
}
