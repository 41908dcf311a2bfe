import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let folder: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchdesk-replace-'));
  target = join(folder, 'dist');
});
afterEach(() => rm(folder, { recursive: true }));

async function makeBuild(name: string): Promise<string> {
  const work = join(folder, `.dist-${name}`);
  await mkdir(work);
  await Promise.all(['index.html', 'sw.js'].map((file) => writeFile(join(work, file), name)));
  return work;
}

const contents = async () =>
  Promise.all((await readdir(target)).map(async (file) => `${file} ${await readFile(join(target, file), 'utf8')}`));

test('a folder moves to a path that does not exist', async () => {
  await replaceFolder(await makeBuild('a'), target);
  expect(await contents()).toEqual(['index.html a', 'sw.js a']);
});

test('a folder replaces another one completely', async () => {
  await replaceFolder(await makeBuild('a'), target);
  await writeFile(join(target, 'old-chunk.js'), '');
  await replaceFolder(await makeBuild('b'), target);
  expect(await contents()).toEqual(['index.html b', 'sw.js b']);
  expect(await readdir(folder)).toEqual(['dist']);
});

test('of many concurrent replacements one is complete in the end', async () => {
  const builds = await Promise.all(Array.from({ length: 20 }, (_, number) => makeBuild(String(number))));
  await Promise.all(builds.map((build) => replaceFolder(build, target)));
  const [page = '', worker = ''] = await contents();
  expect(page.replace('index.html', 'sw.js')).toBe(worker);
  expect(await readdir(folder)).toEqual(['dist']);
});
