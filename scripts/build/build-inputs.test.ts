import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unknownInput } from '../vite/known-inputs.ts';
import { changedInputs, readRecord, writeRecord } from './build-record.ts';
import { readInputs } from './inputs.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'matchdesk-inputs-'));
  await mkdir(join(root, 'src/ui/base'), { recursive: true });
  await mkdir(join(root, 'server'));
  await write('src/main.ts', 'main');
  await write('src/ui/button.tsx', 'button');
  await write('package-lock.json', '{}');
});
afterEach(() => rm(root, { recursive: true }));

const write = (path: string, content: string) => writeFile(join(root, path), content);

/** The changed inputs after `change`, as `npm start` reports them. */
async function changedBy(change: () => Promise<unknown>, env: Readonly<Record<string, string>> = {}) {
  await writeRecord(root, await readInputs(root, { VITE_NEWS_URL: 'https://a.example' }));
  await change();
  const now = await readInputs(root, { VITE_NEWS_URL: 'https://a.example', ...env });
  return changedInputs((await readRecord(root)) ?? {}, now);
}

describe('changed inputs since a build', () => {
  test('none if files are written again unchanged', async () => {
    expect(await changedBy(() => write('src/main.ts', 'main'))).toEqual([]);
  });

  test('none for a file outside the app', async () => {
    expect(await changedBy(() => write('server/main.ts', 'other'), { PORT: '4000' })).toEqual([]);
    expect(await changedBy(() => write('src/ui/button.test.ts', 'test'))).toEqual([]);
  });

  test('sources for a changed, a new, a removed and a moved file', async () => {
    expect(await changedBy(() => write('src/ui/button.tsx', 'button 2'))).toEqual(['sources']);
    expect(await changedBy(() => write('src/ui/link.tsx', ''))).toEqual(['sources']);
    expect(await changedBy(() => rm(join(root, 'src/ui/link.tsx')))).toEqual(['sources']);
    const move = async () => {
      await rm(join(root, 'src/main.ts'));
      await write('src/ui/main.ts', 'main');
    };
    expect(await changedBy(move)).toEqual(['sources']);
  });

  test('build settings for the environment and .env files', async () => {
    const nothing = () => Promise.resolve();
    expect(await changedBy(nothing, { VITE_NEWS_URL: 'https://b.example' })).toEqual(['build settings']);
    expect(await changedBy(nothing, { VITE_STORAGE_KEY: '00' })).toEqual(['build settings']);
    expect(await changedBy(() => write('.env.production.local', 'VITE_API_BASE_URL='))).toEqual(['build settings']);
  });

  test('lock file, and all inputs at once', async () => {
    expect(await changedBy(() => write('package-lock.json', '{ }'))).toEqual(['lock file']);
    const all = async () => {
      await write('package-lock.json', '{  }');
      await write('index.html', '');
      await write('.env', '');
    };
    expect(await changedBy(all)).toEqual(['sources', 'build settings', 'lock file']);
  });
});

test('a build without a record or with an unreadable one has no record', async () => {
  expect(await readRecord(root)).toBeUndefined();
  await write('.build-inputs.json', '{"sources":');
  expect(await readRecord(root)).toBeUndefined();
});

test('a module outside the declared inputs is reported', () => {
  expect(unknownInput('/desk', '/desk/src/app/main.tsx?raw')).toBeUndefined();
  expect(unknownInput('/desk', '/desk/node_modules/react/index.js')).toBeUndefined();
  expect(unknownInput('/desk', '\0virtual:x')).toBeUndefined();
  expect(unknownInput('/desk', '/desk/server/data/teams.json')).toBe('server/data/teams.json');
  expect(unknownInput('/desk', '/desk/srcs/main.ts')).toBe('srcs/main.ts');
  // So the build fails if the app imports code for developers.
  expect(unknownInput('/desk', '/desk/explorer/live/attach.ts')).toBe('explorer/live/attach.ts');
});
