import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command.ts';

/** Installs the lock file of a folder with its own packages, unless it is installed already. */
export async function installPackages(folder: string): Promise<void> {
  const installed = await changedAt(join(folder, 'node_modules/.package-lock.json'));
  if (installed > (await changedAt(join(folder, 'package-lock.json')))) return;
  const line = `npm ci --prefix "${folder}" --ignore-scripts --loglevel error`;
  const { code, output } = await runCommand(line, { print: 'keep' });
  if (code !== 0) throw new Error(`${line}\n${output}`);
}

/** Milliseconds since 1970; 0 if the file is missing. */
const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
