import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runCommand } from '../../../scripts/run/command.ts';
import type { SubjectName } from '../sample.ts';

const root = resolve(import.meta.dirname, '../../..');
const peer = resolve(import.meta.dirname, '../peer');

export const builds: Readonly<Record<SubjectName, string>> = {
  product: join(root, 'dist'),
  'react-admin': join(peer, 'dist'),
};

/** Builds the product as it stands, and the peer where it is not built yet, with packages of its own. */
export async function buildApps(): Promise<void> {
  await run('vite build --logLevel warn');
  if (await isThere(join(builds['react-admin'], 'index.html'))) return;
  await installPackages(peer);
  await run(`npm run --silent --prefix ${peer} build`);
}

/** Installs what the lock file of a folder of the bench says, if it is not there yet. */
export async function installPackages(folder: string): Promise<void> {
  if (await isThere(join(folder, 'node_modules/.package-lock.json'))) return;
  await run(`npm ci --prefix ${folder} --ignore-scripts --silent`);
}

async function run(line: string): Promise<void> {
  const { code, output } = await runCommand(line, { print: 'keep' });
  if (code !== 0) throw new Error(`${line}\n${output}`);
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
