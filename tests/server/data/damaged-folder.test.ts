import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFolder } from '#server/db/embedded/list-folder.ts';
import { prepareFolder } from '../../support/prepared/prepare-folder.ts';
import { demoContents } from '../support/demo-contents.ts';

/** Root may read everything, so the folder and the process that opens it belong to another user. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const snapshot = 'snapshots/20261120T100000000Z.tar.gz';

let root = '';
let original = '';
let folder = '';
let opener: ChildProcess;
let paths: readonly string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'damaged-'));
  await chmod(root, 0o755);
  original = join(root, 'original');
  folder = join(root, 'data');
  await prepareFolder(join(original, 'database'), demoContents);
  await mkdir(join(original, 'snapshots'));
  await writeFile(join(original, snapshot), '');
  paths = (await listFolder(join(original, 'database'))).map(({ path }) => path);
  opener = fork('tests/server/support/open-folder.ts', [], { ...user, execArgv: ['--import', 'tsx'] });
  await copyOriginal();
}, 900_000);
afterAll(async () => {
  opener.kill('SIGKILL');
  await once(opener, 'close');
  await rm(root, { recursive: true });
});

async function open(): Promise<string> {
  opener.send(folder);
  const [result] = (await once(opener, 'message')) as [string];
  return result.replaceAll(folder, 'DATA');
}

/** A whole folder. */
async function copyOriginal(): Promise<void> {
  for (const former of [folder, join(root, 'removed')]) await rm(former, { recursive: true, force: true });
  await cp(original, folder, { recursive: true, preserveTimestamps: true });
  await ownAll();
}

async function ownAll(): Promise<void> {
  if (user.uid === undefined) return;
  const listed = await listFolder(folder);
  for (const path of ['', ...listed.map((entry) => entry.path)]) await chown(join(folder, path), user.uid, user.gid);
}

/** Each change of content or name changes one of these. */
async function fingerprint(): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true });
  return await Promise.all(
    entries.toSorted().map(async (path) => {
      const { ino, size, mtimeMs, mode } = await stat(join(folder, path)).catch(() => ({
        ino: 0,
        size: 0,
        mtimeMs: 0,
        mode: 0,
      }));
      return [path, ino, mode, ...((await isFolder(path)) ? [] : [size, mtimeMs])].join(' ');
    }),
  );
}

const isFolder = (path: string) =>
  stat(join(folder, path)).then(
    (found) => found.isDirectory(),
    () => false,
  );

type Undo = () => Promise<void>;

async function remove(path: string): Promise<Undo> {
  await rename(join(folder, path), join(root, 'removed'));
  return () => rename(join(root, 'removed'), join(folder, path));
}

async function empty(path: string): Promise<Undo> {
  const undo = await remove(path);
  const wasFolder = (await stat(join(root, 'removed'))).isDirectory();
  await (wasFolder ? mkdir(join(folder, path)) : writeFile(join(folder, path), ''));
  if (user.uid !== undefined) await chown(join(folder, path), user.uid, user.gid);
  return async () => {
    await rm(join(folder, path), { recursive: true });
    await undo();
  };
}

async function shorten(path: string): Promise<Undo> {
  const undo = await empty(path);
  if (await isFolder(path)) return undo;
  const bytes = await readFile(join(root, 'removed'));
  await writeFile(join(folder, path), bytes.subarray(0, bytes.length / 2));
  return undo;
}

async function deny(path: string): Promise<Undo> {
  const { mode } = await stat(join(folder, path));
  await chmod(join(folder, path), 0);
  return () => chmod(join(folder, path), mode);
}

const damages = { removed: remove, empty, shortened: shorten, unreadable: deny };

const damage: Readonly<Record<Exclude<keyof typeof damages, 'unreadable'>, string>> = {
  removed: '\\S+ (is missing|has no version)',
  empty: '(\\S+ (is missing|has no version|is shortened|has 0 of \\d+ bytes)|PostgreSQL stops when it reads it)',
  shortened: '(\\S+ (is missing|has no version|is shortened|has \\d+ of \\d+ bytes)|PostgreSQL stops when it reads it)',
};

const expectedOf = (how: keyof typeof damages) =>
  how === 'unreadable'
    ? /^UserError: DATA\/\S+ denies access to its own user\. Run "chmod -R u\+rwX DATA"\.$/
    : new RegExp(
        `^UserError: The embedded database in DATA is damaged: ${damage[how]}\\. Run "npm run restore -- latest" to go back to the last snapshot\\.$`,
      );

/** Opens with all rows, or is refused with the true cause and the way out; then nothing has changed. Resolves to which. */
async function judge(how: keyof typeof damages, path: string): Promise<string> {
  const undo = await damages[how](path);
  const before = await fingerprint();
  const result = await open();
  if (result === '96 teams') {
    await copyOriginal();
    return result;
  }
  expect.soft(result, `${how}: ${path}`).toMatch(expectedOf(how));
  expect.soft(await fingerprint(), `${how}: ${path}`).toEqual(before);
  await undo();
  return result;
}

const hows = Object.keys(damages) as (keyof typeof damages)[];

describe.each(hows)('a data folder with a part that is %s', (how) => {
  test('is refused for one of each kind, and stays as it is', async () => {
    const kinds = ['PG_VERSION', 'global/pg_control', 'pg_wal/000000010000000000000001', 'base/5', 'pg_xact/0000'];
    for (const path of kinds) await judge(how, `database/${path}`);
  }, 900_000);
});

// Thousands of folders, of which each that opens is copied anew: two hours. The table is in reports/damaged-folder.tsv.
if (process.env['DAMAGED'] === 'every') {
  test.each(hows)(
    'each file and folder of a database, %s: opens whole, or is refused and stays as it is',
    async (how) => {
      await mkdir('reports', { recursive: true });
      for (const path of paths) {
        const result = await judge(how, `database/${path}`);
        await appendFile('reports/damaged-folder.tsv', `${how}\t${path}\t${result}\n`);
      }
    },
    14_400_000,
  );
}

describe('a data folder without a database gets none when', () => {
  test.each(['database', 'PG_VERSION'])(
    '%s is removed: it has snapshots and pictures',
    async (removed) => {
      const path = removed === 'database' ? removed : `database/${removed}`;
      const undo = await remove(path);
      const before = await fingerprint();
      expect(await open()).toMatch(/"npm run restore -- latest" to go back to the last snapshot\.$/);
      expect(await fingerprint()).toEqual(before);
      await undo();
    },
    900_000,
  );

  test('nothing but the folder of pictures is left', async () => {
    await rm(folder, { recursive: true });
    await mkdir(join(folder, 'uploads'), { recursive: true });
    await writeFile(join(folder, 'uploads/matchdesk-store'), '');
    await ownAll();
    expect(await open()).toBe(
      'UserError: DATA has no database, but is not empty: it has "uploads". No new database was created. Copy a backup of DATA_DIR here, set DATABASE_URL if the data is in PostgreSQL, or set DATA_DIR to an empty folder to begin anew.',
    );
    expect(await readdir(folder)).toEqual(['uploads']);
    await copyOriginal();
  }, 900_000);
});

describe('a data folder is refused with its cause when', () => {
  test('another PostgreSQL made it', async () => {
    const undo = await empty('database/PG_VERSION');
    await writeFile(join(folder, 'database/PG_VERSION'), '17\n');
    expect(await open()).toBe(
      'UserError: The embedded database in DATA cannot be opened: it was made by another PostgreSQL (PG_VERSION 17; this one is PostgreSQL 18). Export it with the version of Matchdesk that made it ("npm run export-data"), and import that file into an empty DATA_DIR.',
    );
    await undo();
  }, 900_000);

  test.runIf(user.uid !== undefined)(
    'it belongs to another user, at any depth',
    async () => {
      for (const path of ['', 'database', 'database/global', 'database/PG_VERSION', 'snapshots']) {
        await chown(join(folder, path), 0, 0);
        await chmod(join(folder, path), 0o700);
        expect(await open()).toBe(
          `UserError: ${join('DATA', path).replace(/\/$/, '')} belongs to user 0, and this server runs as user 65534. Run "chown -R 65534:65534 DATA" as root, or start the server as user 0.`,
        );
        await chown(join(folder, path), 65_534, 65_534);
      }
    },
    900_000,
  );
});
