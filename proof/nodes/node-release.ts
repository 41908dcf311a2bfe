import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../scripts/run/command.ts';

/** The folder of the releases. It is outside of the project, so that all checkouts share it. */
const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'matchdesk/node');

/** The npm package with the Node program for this platform. */
const packageName = `node-${process.platform}-${process.arch}`;

/**
 * The folder with the `node` program of a release. Downloads it first when it is not in the cache (about 50 MB).
 *
 * @throws Error with npm's output when there is no such release.
 */
export async function nodeFolder(version: string): Promise<string> {
  const home = join(cache, version);
  const folder = join(home, 'node_modules', packageName, 'bin');
  if ((await versionIn(folder)) === version) return folder;
  await mkdir(home, { recursive: true });
  const line = `npm install --no-save --ignore-scripts --prefix "${home}" ${packageName}@${version}`;
  const { code, output } = await runCommand(line, { print: 'keep' });
  if (code !== 0 || (await versionIn(folder)) !== version)
    throw new Error(`Node ${version} could not be installed.\n${output}`);
  return folder;
}

async function versionIn(folder: string): Promise<string | undefined> {
  const { code, output } = await runCommand(`"${join(folder, 'node')}" --version`, { print: 'keep' });
  return code === 0 ? output.trim().slice(1) : undefined;
}
