import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders with one folder per PostgreSQL version. */
const parentFolders = ['/usr/lib/postgresql', '/usr', '/opt/homebrew/opt', '/usr/local/opt'];
const versionFolder = /^(\d+|pgsql-\d+|postgresql(@\d+)?)$/;

/**
 * The folder with the programs of the newest installed PostgreSQL; undefined if there is none. On Debian they are not on
 * the PATH.
 */
export function findPostgres(): string | undefined {
  const installed = parentFolders.flatMap((folder) => {
    const names = namesIn(folder).filter((name) => versionFolder.test(name));
    return names.toSorted((a, b) => versionIn(b) - versionIn(a)).map((name) => join(folder, name, 'bin'));
  });
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...onPath, ...installed].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function versionIn(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}
