import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runCommand } from '../../../scripts/run/command.ts';
import type { SubjectName } from '../sample.ts';

const root = resolve(import.meta.dirname, '../../..');
const peer = resolve(import.meta.dirname, '../peer');

export const builds: Readonly<Record<SubjectName, string>> = {
  product: join(root, 'dist'),
  'react-admin': join(peer, 'dist'),
};

/** Builds both apps from the current sources; the peer uses its own packages. */
export async function buildApps(): Promise<void> {
  await run('tsx scripts/build.ts');
  await installPackages(peer);
  await run(`npm run --silent --prefix "${peer}" build`);
}

/** Installs the lock file of a bench folder, unless it is installed already. */
export async function installPackages(folder: string): Promise<void> {
  const installed = await changedAt(join(folder, 'node_modules/.package-lock.json'));
  if (installed > (await changedAt(join(folder, 'package-lock.json')))) return;
  await run(`npm ci --prefix "${folder}" --ignore-scripts --loglevel error`);
}

async function run(line: string): Promise<void> {
  const { code, output } = await runCommand(line, { print: 'keep' });
  if (code !== 0) throw new Error(`${line}\n${output}`);
}

/** Milliseconds since 1970; 0 if the file is missing. */
const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
