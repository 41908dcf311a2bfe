import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from '../../../scripts/build/replace-folder.ts';

let folder: string;
let place: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matchdesk-replace-'));
  place = join(folder, 'dist');
});
afterEach(() => rm(folder, { recursive: true }));

async function makeBuild(name: string): Promise<string> {
  const work = join(folder, `.dist-${name}`);
  await mkdir(work);
  await Promise.all(['index.html', 'sw.js'].map((file) => writeFile(join(work, file), name)));
  return work;
}

const contents = async () =>
  Promise.all((await readdir(place)).map(async (file) => `${file} ${await readFile(join(place, file), 'utf8')}`));

test('a folder takes an empty place', async () => {
  await replaceFolder(await makeBuild('a'), place);
  expect(await contents()).toEqual(['index.html a', 'sw.js a']);
});

test('a folder takes the place of another one, of which nothing remains', async () => {
  await replaceFolder(await makeBuild('a'), place);
  await writeFile(join(place, 'old-chunk.js'), '');
  await replaceFolder(await makeBuild('b'), place);
  expect(await contents()).toEqual(['index.html b', 'sw.js b']);
  expect(await readdir(folder)).toEqual(['dist']);
});

test('of many that replace it at once, one is there in the end, whole', async () => {
  const builds = await Promise.all(Array.from({ length: 20 }, (_, number) => makeBuild(String(number))));
  await Promise.all(builds.map((build) => replaceFolder(build, place)));
  const [page = '', worker = ''] = await contents();
  expect(page.replace('index.html', 'sw.js')).toBe(worker);
  expect(await readdir(folder)).toEqual(['dist']);
});
