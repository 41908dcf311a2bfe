import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const configurations = (await readdir(root)).filter((name) => /(\.config\.\w+|^\..+\.c?js)$/.test(name));

let folder: string;

/** The project without a build. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchdesk-configurations-'));
  const names = (await readdir(root)).filter((name) => name !== 'dist');
  await Promise.all(names.map((name) => symlink(join(root, name), join(folder, name))));
});
afterAll(() => rm(folder, { recursive: true }));

/** Loads a file in an environment without a browser, a database, other programs or a build. */
function load(file: string) {
  const script = `await import(${JSON.stringify(pathToFileURL(join(folder, file)).href)})`;
  const flags = ['--preserve-symlinks', '--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script];
  const nothing = join(folder, 'nothing');
  return promisify(execFile)(process.execPath, flags, {
    cwd: folder,
    env: { PATH: nothing, CHROMIUM_PATH: nothing, PLAYWRIGHT_BROWSERS_PATH: nothing, HOME: folder, TMPDIR: folder },
  });
}

test('all configurations are tested', () => {
  expect(configurations).toEqual(expect.arrayContaining(['playwright.config.ts', 'vite.config.ts', '.size-limit.js']));
});

describe('a configuration loads without the programs it configures', () => {
  test.each(configurations)('%s', async (file) => {
    await expect(load(file)).resolves.toBeDefined();
  });
});
