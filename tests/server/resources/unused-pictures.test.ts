import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pages } from '#server/db/schema/content.ts';
import { allOperations, recordedIn } from '#server/operations.ts';
import { collectPictures } from '#server/trash/collect-pictures.ts';
import { holdPictures, removeUnused } from '#server/uploads/hold-pictures.ts';
import { memoryStore } from '#server/uploads/memory-store.ts';
import type { UploadStore } from '#server/uploads/upload-store.ts';
import { pictureFile } from '../support/pictures.ts';
import { withApp } from '../support/with-app.ts';

/** Removes the next picture as soon as it is stored, as a collection at this moment could. */
let removesNext = false;
const stored = memoryStore();
const uploads: UploadStore = {
  ...stored,
  put: async (name, bytes) => {
    await stored.put(name, bytes);
    if (!removesNext) return;
    removesNext = false;
    await stored.remove(name);
  },
};
const app = withApp({ uploads });

async function collect(storedBy = Date.now() + 1000): Promise<number> {
  const { db, now } = app();
  const none = async () => undefined;
  const services = { db, uploads, clock: now, isDemo: async () => true, deliverOtp: none, deliverNotification: none };
  const resources = recordedIn(allOperations({ ...services, logError: () => undefined }));
  return await collectPictures({ db, uploads, resources, storedBy });
}

const createGame = (name: string, bytes: number) =>
  app().call('POST /api/v1/games', { form: { name, image: pictureFile('png', { bytes }) } });
const pictureStatus = async (path: string) => (await app().fetch(path)).status;

async function names(): Promise<readonly string[]> {
  const pages = [];
  for await (const page of uploads.list()) pages.push(...page);
  return pages.map(({ name }) => name);
}

describe('a picture without a record', () => {
  test('stays for a while, then it is removed', async () => {
    const before = await names();
    await uploads.put(`${'a'.repeat(64)}.png`, new Uint8Array([1]));
    expect(await collect(Date.now() - 60_000)).toBe(0);
    expect(await collect()).toBe(1);
    expect(await names()).toEqual(before);
  });

  test('is no picture of a record, of one in the trash, or of an earlier version of a record', async () => {
    const { data: used } = (await createGame('Used', 90)).body;
    const { data: deleted } = (await createGame('Deleted', 91)).body;
    await app().call(`DELETE /api/v1/games/removeGames?Id=${deleted.id}`);
    const { data: changed } = (await createGame('Changed', 92)).body;
    await app().call(`PATCH /api/v1/games/${changed.id}`, { form: { image: pictureFile('png', { bytes: 93 }) } });
    await collect();
    const pictures = [used, deleted, changed].map((record) => record['image']);
    expect(await Promise.all(pictures.map(pictureStatus))).toEqual([200, 200, 200]);
  });

  test('is no picture within a text, and none in a column of any other name', async () => {
    const [inText, inColumn] = [`${'c'.repeat(64)}.png`, `${'d'.repeat(64)}.webp`];
    for (const name of [inText, inColumn]) await uploads.put(name, new Uint8Array([1]));
    const { data } = (await createGame('With others', 94)).body;
    const content = `<p><img src="/uploads/${inText}"></p>`;
    const changed = await app().db.update(pages).set({ content }).returning({ id: pages.id });
    expect(changed.length).toBeGreaterThan(0);
    await app().db.execute(sql`alter table games add column emblem text`);
    await app().db.execute(sql`update games set emblem = ${`/uploads/${inColumn}`} where id = ${data.id}`);
    await collect();
    expect(await names()).toEqual(expect.arrayContaining([inText, inColumn]));
    await app().db.execute(sql`alter table games drop column emblem`);
    await collect();
    expect(await names()).toContain(inText);
    expect(await names()).not.toContain(inColumn);
  });
});

describe('the picture of a new record', () => {
  test('that is removed before the record is stored, is stored again', async () => {
    removesNext = true;
    const { data } = (await createGame('Raced', 95)).body;
    expect(await pictureStatus(data['image'])).toBe(200);
  });

  test('cannot be removed while its record is being stored', async () => {
    const picture = { name: `${'b'.repeat(64)}.png`, bytes: new Uint8Array([1]) };
    const remove = () => removeUnused(app().db, uploads, { name: picture.name, isUsed: async () => false });
    await app().db.transaction(async (tx) => {
      await holdPictures(tx, uploads, [picture]);
      expect(await remove()).toBe(false);
    });
    expect(await remove()).toBe(true);
  });
});
