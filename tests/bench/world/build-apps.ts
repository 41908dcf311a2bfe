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

/** Builds both apps as they stand, the peer from packages of its own. */
export async function buildApps(): Promise<void> {
  await run('tsx scripts/build.ts');
  await installPackages(peer);
  await run(`npm run --silent --prefix "${peer}" build`);
}

/** Installs what the lock file of a folder of the bench says, unless that is what was installed last. */
export async function installPackages(folder: string): Promise<void> {
  const installed = await changedAt(join(folder, 'node_modules/.package-lock.json'));
  if (installed > (await changedAt(join(folder, 'package-lock.json')))) return;
  await run(`npm ci --prefix "${folder}" --ignore-scripts --loglevel error`);
}

async function run(line: string): Promise<void> {
  const { code, output } = await runCommand(line, { print: 'keep' });
  if (code !== 0) throw new Error(`${line}\n${output}`);
}

/** Milliseconds since 1970; 0 for what is not there. */
const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
