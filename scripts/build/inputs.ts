import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files and folders of the project that a build reads, relative to its root. */
export const sourcePaths = [
  ...['src', 'machines', 'openapi', 'public', 'scripts/vite', 'scripts/build/inputs.ts'],
  ...['index.html', 'vite.config.ts', 'package.json', 'tsconfig.json', 'tsconfig.base.json'],
];

/** The files with settings that Vite reads in a production build. */
const settingFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** The inputs of a build as SHA-256 digests. The output does not depend on the Node release. */
export interface BuildInputs {
  readonly sources: string;
  readonly settings: string;
  readonly lockFile: string;
}

/** The names of the inputs in messages. */
export const inputNames: Readonly<Record<keyof BuildInputs, string>> = {
  sources: 'sources',
  settings: 'build settings',
  lockFile: 'lock file',
};

type Environment = Readonly<Record<string, string | undefined>>;

export async function readInputs(root: string, env: Environment): Promise<BuildInputs> {
  return {
    sources: await digestOf(root, sourcePaths),
    settings: await digestOf(root, settingFiles, JSON.stringify(settingsIn(env))),
    lockFile: await digestOf(root, ['package-lock.json']),
  };
}

const settingsIn = (env: Environment) =>
  Object.entries(env)
    .filter(([name]) => name.startsWith('VITE_') || name === 'NODE_ENV')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

async function digestOf(root: string, paths: readonly string[], beginning = ''): Promise<string> {
  const hash = createHash('sha256').update(beginning);
  for (const path of paths) {
    for (const file of await filesAt(root, path)) {
      const content = await readFile(join(root, file));
      hash.update(`\0${file}\0${String(content.length)}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** The files at a path and in its subfolders, sorted, without tests. */
async function filesAt(root: string, path: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true, recursive: true }).catch(() => undefined);
  if (entries === undefined) return (await isFile(join(root, path))) ? [path] : [];
  const isInput = ({ name }: Dirent) => !name.endsWith('.test.ts');
  const files = entries
    .filter((entry) => entry.isFile() && isInput(entry))
    .map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => file.slice(root.length + 1)).toSorted();
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
