import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Stores a commit like the current one in which the sources of a machine differ. No branch has it, and it needs no history: a
 * shallow clone will do.
 *
 * @param change returns the other text of a source; null removes the file.
 * @returns the hash of the commit.
 */
export function commitWith(machine: string, change: (text: string) => string | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'matchdesk-commit-'));
  const person = { NAME: 'Test', EMAIL: 'test@example.com' };
  const env = {
    ...process.env,
    GIT_INDEX_FILE: join(folder, 'index'),
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) =>
        Object.entries(person).map(([key, value]) => [`GIT_${role}_${key}`, value] as const),
      ),
    ),
  };
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, { env, input, encoding: 'utf8' }).trim();
  try {
    git(['read-tree', 'HEAD']);
    for (const file of git(['ls-files', `machines/${machine}/*.ts`]).split('\n')) {
      const text = change(git(['show', `HEAD:${file}`]));
      if (text === null) git(['update-index', '--force-remove', file]);
      else git(['update-index', '--cacheinfo', `100644,${git(['hash-object', '-w', '--stdin'], text)},${file}`]);
    }
    return git(['commit-tree', git(['write-tree']), '-p', 'HEAD', '-m', `Change ${machine}`]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
