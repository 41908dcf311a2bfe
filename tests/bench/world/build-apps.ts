import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runCommand } from '../../../scripts/run/command.ts';
import type { SubjectName } from '../sample.ts';

const root = resolve(import.meta.dirname, '../../..');
const peer = resolve(import.meta.dirname, '../peer');
const floor = resolve(import.meta.dirname, '../floor');

/** The folder of each built app. */
export function appFolders(otherBuild: string | undefined): ReadonlyMap<SubjectName, string> {
  return new Map<SubjectName, string>([
    ['product', join(root, 'dist')],
    ...(otherBuild === undefined
      ? ([
          ['react-admin', join(peer, 'dist')],
          ['floor', join(floor, 'dist')],
        ] as const)
      : ([['other build', resolve(otherBuild)]] as const)),
  ]);
}

/** Builds the product, and both references unless there is another build. The one with react-admin has its own packages. */
export async function buildApps(otherBuild: string | undefined): Promise<void> {
  await run('tsx scripts/build.ts');
  if (otherBuild !== undefined) return;
  await installPackages(peer);
  await run(`npm run --silent --prefix "${peer}" build`);
  await run(`vite build --logLevel warn --config "${floor}/vite.config.ts"`);
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
