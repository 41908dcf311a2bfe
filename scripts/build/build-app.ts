import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runCommand } from '../run/command.ts';
import { readRecord, writeRecord } from './build-record.ts';
import { type BuildInputs, readInputs } from './inputs.ts';
import { replaceFolder } from './replace-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const buildFolder = join(root, 'dist');

/** Of folders that builds work in, beside the one that they replace: a rename needs the same disk. */
const workPrefix = '.dist-';

/** How long a build can take at most, in milliseconds. A working folder that is older belongs to a killed one. */
const longestBuildMs = 60 * 60_000;

/** The build as it is: its folder, and whether it can be served. */
export const existingBuild = () => readRecord(buildFolder);

export const currentInputs = (): Promise<BuildInputs> => readInputs(root, process.env);

/**
 * Builds the app into a working folder, which replaces `dist/` when it is complete: several builds at once do not meet,
 * and one that is killed leaves the former build as it was.
 *
 * @returns seconds it took.
 * @throws Error with the output of a build that failed.
 */
export async function buildApp(): Promise<number> {
  requireBuildTools();
  await removeAbandoned();
  // Read before the build: what changes meanwhile is a change since.
  const inputs = await currentInputs();
  const work = join(root, `${workPrefix}${randomUUID()}`);
  await mkdir(work);
  try {
    const line = `vite build --logLevel warn --emptyOutDir --outDir "${work}"`;
    const { code, output, seconds } = await runCommand(line, { print: 'keep' });
    if (code !== 0) throw new Error(`The app could not be built.\n${output}`);
    await writeRecord(work, inputs);
    await replaceFolder(work, buildFolder);
    return seconds;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function requireBuildTools(): void {
  try {
    import.meta.resolve('vite');
  } catch {
    throw new Error(
      'The build tools are not installed: npm left out the development dependencies. Run "npm ci --include=dev", or "npm run serve" where there is a build.',
    );
  }
}

async function removeAbandoned(): Promise<void> {
  const names = (await readdir(root)).filter((name) => name.startsWith(workPrefix));
  for (const name of names) {
    const { mtimeMs } = await stat(join(root, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > longestBuildMs) await rm(join(root, name), { recursive: true, force: true });
  }
}
