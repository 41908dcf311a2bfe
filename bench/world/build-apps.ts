import { join, resolve } from 'node:path';
import { runCommand } from '../../scripts/run/command.ts';
import { installPackages } from '../../scripts/run/install-packages.ts';
import type { SubjectName } from '../sample.ts';

const root = resolve(import.meta.dirname, '../..');
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

async function run(line: string): Promise<void> {
  const { code, output } = await runCommand(line, { print: 'keep' });
  if (code !== 0) throw new Error(`${line}\n${output}`);
}
