import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database, Db } from '#server/db/db.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { teams } from '#server/db/schema/catalogue.ts';
import { allTables } from '#server/db/tables.ts';
import { exportData } from '#server/transfer/export-data.ts';
import { readExport, writeExport } from '#server/transfer/export-file.ts';
import { importData } from '#server/transfer/import-data.ts';
import { memoryStore } from '#server/uploads/memory-store.ts';
import { ownDatabase } from '../../support/postgres/own-database.ts';
import { openPreparedEmbedded } from '../../support/prepared/open-prepared-embedded.ts';
import { pictureFile } from '../support/pictures.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const server = inject('postgres');
let empty: Promise<Database>;
const uploads = memoryStore();
let folder = '';
let file = '';
let app: TestApp;
let token = '';
let image = '';

/** An embedded database with a picture, a session, a counted attempt and the id of a removed record. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'transfer-'));
  file = join(folder, 'desk.export');
  empty = ownDatabase(server).then(({ address }) => openPostgres(address));
  app = await openTestApp({ uploads, database: await openPreparedEmbedded() });
  token = (await app.signIn()).body.token.accessToken;
  await app.signIn('admin@example.com', 'Wrong@123');
  const form = { name: 'Pictured नाम', image: pictureFile('png', { bytes: 300_000 }) };
  image = (await app.call('POST /api/v1/games', { form })).body.data.image;
  const { id } = (await app.call('POST /api/v1/games', { form: { name: 'Removed' } })).body.data;
  expect((await app.call(`DELETE /api/v1/games/removeGames?Id=${id}`)).status).toBe(200);
  await writeExport(file, (write) => exportData({ db: app.db, uploads }, write));
});
afterAll(async () => {
  await (await empty).close();
  await app.close();
  await rm(folder, { recursive: true });
});

async function contents(db: Db): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const tables: Record<string, readonly unknown[]> = {};
  for (const table of allTables()) tables[getTableName(table)] = await db.select().from(table);
  return tables;
}

async function withEmptyPostgres(use: (db: Db, address: string) => Promise<void>): Promise<void> {
  const { address, drop } = await ownDatabase(server);
  const database = await openPostgres(address);
  try {
    await use(database.db, address);
  } finally {
    await database.close();
    await drop();
  }
}

const sorted = (tables: Readonly<Record<string, readonly unknown[]>>) =>
  Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).toSorted()]),
  );

describe('the import from the embedded database into PostgreSQL', () => {
  test('transfers every row of every table, the pictures and the sessions', async () => {
    await withEmptyPostgres(async (db, address) => {
      const store = memoryStore();
      const imported = await importData({ db, uploads: store }, readExport(file));
      const before = await contents(app.db);
      expect(sorted(await contents(db))).toEqual(sorted(before));
      expect(imported).toEqual({ rows: Object.values(before).flat().length, pictures: 1 });

      const moved = await openTestApp({ database: await openPostgres(address), uploads: store });
      expect((await moved.call('GET /api/v1/games', { token })).status).toBe(200);
      const [original, copied] = await Promise.all([app.fetch(image), moved.fetch(image)]);
      expect(await copied.arrayBuffer()).toEqual(await original.arrayBuffer());
      // The id of the removed game is not used again.
      const next = async (to: TestApp) =>
        (await to.call('POST /api/v1/games', { form: { name: 'Next' } })).body.data.id;
      expect(await next(moved)).toBe(await next(app));
      await moved.close();
    });
  });

  test('is refused for a database with rows, and does not change them', async () => {
    await withEmptyPostgres(async (db) => {
      await db.insert(teams).values({ name: 'There', full_name: 'Before' });
      const before = await contents(db);
      await expect(importData({ db, uploads: memoryStore() }, readExport(file))).rejects.toThrow(
        'The database is not empty: table "teams" has rows.',
      );
      expect(await contents(db)).toEqual(before);
    });
  });

  test.each<[string, (lines: string[]) => string[], RegExp]>([
    ['cut off', (lines) => lines.slice(0, -1), /^The export is incomplete or has been changed/],
    ['without a row', (lines) => lines.filter((line) => !line.includes('"Pictured')), /^The export is incomplete/],
    [
      'with another picture',
      (lines) => lines.map((line) => line.replace('png","iV', 'png","AV')),
      /^The export is incomplete/,
    ],
    [
      'of another version',
      ([, ...rest]) => ['["matchdesk",1,"0000_older"]', ...rest],
      /^The export has version 1, 0000_older\./,
    ],
    ['of something else', () => ['{"a":1}'], /^The file is damaged or is not an export of this program/],
  ])('of a file %s imports nothing', async (_, change, message) => {
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n')
      .slice(0, -1);
    const changed = join(folder, 'changed.export');
    await writeFile(changed, gzipSync([...change(lines), ''].join('\n')));
    // All cases share one database, because none changes it.
    const { db } = await empty;
    await expect(importData({ db, uploads: memoryStore() }, readExport(changed))).rejects.toThrow(message);
    expect(Object.values(await contents(db)).flat()).toEqual([]);
  });

  test('of a truncated file imports nothing', async () => {
    const cut = join(folder, 'cut.export');
    const whole = await readFile(file);
    await writeFile(cut, whole.subarray(0, whole.length - 100));
    const lines = readExport(cut);
    const readAll = async () => {
      for await (const line of lines) expect(line.length).toBeGreaterThan(1);
    };
    await expect(readAll()).rejects.toThrow(/^The file .+ cannot be read: unexpected end of file$/);
  });
});

test('only the owner can read the file, and an incomplete file is removed', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const other = join(folder, 'other.export');
  await expect(writeExport(other, () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off');
  await expect(stat(other)).rejects.toThrow('ENOENT');
  await expect(stat(`${other}.partial`)).rejects.toThrow('ENOENT');
});
