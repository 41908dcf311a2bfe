import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { extract } from 'tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkMigrated } from '#server/db/schema-version.ts';
import { openFolder } from '#server/storage/folder/open-folder.ts';

/** One per released version: a data folder that its code made, with the demo records. */
const released = join(import.meta.dirname, 'released');
const versions = (await readdir(released)).map((name) => name.replace(/\.tar\.br$/, ''));

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'released-'));
});
afterAll(() => rm(root, { recursive: true }));

test('each version of the changelog has a data folder here', async () => {
  const changes = await readFile('CHANGELOG.md', 'utf8');
  const listed = [...changes.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, version]) => version);
  expect(versions.toSorted()).toEqual(listed.toSorted());
});

describe.each(versions)('a data folder of version %s', (version) => {
  test('opens with all records, is migrated, and opens again', async () => {
    const folder = join(root, version);
    await mkdir(folder);
    await extract({ file: join(released, `${version}.tar.br`), cwd: folder, brotli: true });
    for (const attempt of ['migrates', 'is migrated']) {
      const { db, close } = await openFolder(folder);
      await checkMigrated(db);
      const { rows } = (await db.execute(sql`
        select (select count(*)::int from teams) teams, (select count(*)::int from players) players,
          (select count(*)::int from users) users, (select count(*)::int from tournaments) tournaments
      `)) as { rows: unknown[] };
      expect(rows, attempt).toEqual([{ teams: 96, players: 71, users: 1, tournaments: 16 }]);
      await close();
    }
  }, 300_000);
});
