import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const works = new Set<() => void>();

process.once('exit', () => {
  // The latest first: programs end before their folders are removed.
  for (const work of [...works].toReversed()) {
    try {
      work();
    } catch (error) {
      console.error(error);
    }
  }
});
// A signal alone would end this process without that event, and leave everything behind. So would the second one, which
// Ctrl+C sends to a program that npm and tsx have started, if the handler were gone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** Cleans up when this process ends early, also by Ctrl+C. Returns a function that makes it unnecessary. */
export function atExit(work: () => void): () => void {
  const own = () => work();
  works.add(own);
  return () => works.delete(own);
}

/** A new folder among the temporary files. It is removed at the end of this process at the latest. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  removeAtExit(folder);
  return folder;
}

export function removeAtExit(folder: string): void {
  atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
}
