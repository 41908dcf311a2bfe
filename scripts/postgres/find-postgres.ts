import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders that hold one folder per version, and what is between that and its programs. */
const versioned = ['/usr/lib/postgresql', '/usr', '/opt/homebrew/opt', '/usr/local/opt'];
const ofPostgres = /^(\d+|pgsql-\d+|postgresql(@\d+)?)$/;

/**
 * The folder of PostgreSQL's own programs, of the newest that is installed; undefined if there is none. Debian keeps
 * them off the PATH.
 */
export function findPostgres(): string | undefined {
  const installed = versioned.flatMap((folder) => {
    const names = namesIn(folder).filter((name) => ofPostgres.test(name));
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
