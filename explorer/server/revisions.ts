import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';
import type { Chart } from '../../tests/support/chart/chart.ts';
import type { Commit, Revision } from '../compare/revision.ts';

const run = promisify(execFile);

/** How many commits are offered. */
const offered = 30;
/** The longest time that loading a machine may take, in milliseconds. */
const loadTimeout = 60_000;

const commitFormat = '--format=%H%x09%cs%x09%s';

/** The last commits that changed a machine's folder, the newest first. */
export async function commitsOf(root: string, machine: string): Promise<readonly Commit[]> {
  requireName(machine);
  return commitsIn(await git(root, 'log', `--max-count=${String(offered)}`, commitFormat, '--', `machines/${machine}`));
}

/**
 * A machine at a commit.
 *
 * @param name of a commit, as git understands it: `HEAD~3`, a tag, a hash.
 * @throws Error when git does not know the commit, or when its machine cannot be loaded.
 */
export async function revisionOf(root: string, machine: string, name: string): Promise<Revision> {
  requireName(machine);
  const hash = await hashOf(root, name);
  const [commit] = commitsIn(await git(root, 'log', '--max-count=1', commitFormat, hash));
  if (commit === undefined) throw new Error(`"${name}" is no commit`);
  const file = `machines/${machine}/machine.ts`;
  const exists = (await git(root, 'ls-tree', '--name-only', hash, '--', file)) !== '';
  return { commit, chart: exists ? await chartAt(root, hash, file) : null };
}

async function hashOf(root: string, name: string): Promise<string> {
  // What looks like an option must not reach git.
  if (!/^[\w.@][\w./@^~{}-]{0,199}$/.test(name)) throw new Error(`"${name}" is no commit`);
  return git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => {
    throw new Error(`"${name}" is no commit`);
  });
}

/** Loads a machine of a commit in a process of its own: its files may be broken, and must not replace those of today. */
async function chartAt(root: string, hash: string, file: string): Promise<Chart> {
  const folder = await mkdtemp(join(tmpdir(), 'matchdesk-machine-'));
  try {
    const wanted = ['machines', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];
    const parts = (await git(root, 'ls-tree', '--name-only', hash, '--', ...wanted)).split('\n');
    const archive = join(folder, 'machines.tar');
    await git(root, 'archive', `--output=${archive}`, hash, '--', ...parts);
    await extract({ file: archive, cwd: folder });
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const printer = join(import.meta.dirname, 'print-chart.ts');
    const { stdout } = await run(process.execPath, ['--import', 'tsx', printer, join(folder, file)], {
      cwd: root,
      timeout: loadTimeout,
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(stdout) as Chart;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function commitsIn(lines: string): readonly Commit[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [hash = '', date = '', ...subject] = line.split('\t');
      return { hash, date, subject: subject.join('\t') };
    });
}

function requireName(machine: string): void {
  if (!/^[a-z0-9-]{1,80}$/.test(machine)) throw new Error(`"${machine}" is no name of a machine`);
}

async function git(root: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: root });
  return stdout.trim();
}
