import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pages } from '#server/db/schema/content.ts';
import { pictureHolds } from '#server/db/schema/housekeeping.ts';
import { collectPictures } from '#server/trash/collect-pictures.ts';
import { releasePictures, removeUnused, storePictures } from '#server/uploads/hold-pictures.ts';
import { memoryStore } from '#server/uploads/memory-store.ts';
import type { UploadStore } from '#server/uploads/upload-store.ts';
import { pictureFile } from '../support/pictures.ts';
import { resourcesOf } from '../support/resources-of.ts';
import { withApp } from '../support/with-app.ts';

/** What the next `put` waits for; null when the store works. */
let outage: Promise<unknown> | null = null;
const stored = memoryStore();
const uploads: UploadStore = {
  ...stored,
  put: async (name, bytes) => {
    await outage;
    await stored.put(name, bytes);
  },
};
const app = withApp({ uploads });

async function collect(storedBy = Date.now() + 1000): Promise<number> {
  return await collectPictures({ db: app().db, uploads, resources: resourcesOf(app(), uploads), storedBy });
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
  const remove = (name: string) => removeUnused(app().db, uploads, { name, isUsed: async () => false });

  test('cannot be removed before its record is stored', async () => {
    const picture = { name: `${'b'.repeat(64)}.png`, bytes: new Uint8Array([1]) };
    const holds = await storePictures({ db: app().db, uploads }, [picture]);
    expect(await remove(picture.name)).toBe(false);
    await app().db.transaction((tx) => releasePictures(tx, holds));
    expect(await remove(picture.name)).toBe(true);
  });

  test('is held by each request that stores it', async () => {
    const picture = { name: `${'e'.repeat(64)}.png`, bytes: new Uint8Array([1]) };
    const [first, second] = [
      await storePictures({ db: app().db, uploads }, [picture]),
      await storePictures({ db: app().db, uploads }, [picture]),
    ];
    await releasePictures(app().db, first);
    expect(await remove(picture.name)).toBe(false);
    await releasePictures(app().db, second);
    expect(await remove(picture.name)).toBe(true);
  });

  test('is no longer held when its record is stored, and an hour after a request that failed', async () => {
    expect((await createGame('Stored', 96)).status).toBe(200);
    expect(await app().db.select().from(pictureHolds)).toEqual([]);
    const form = { name: 'Nothing', image: pictureFile('png', { bytes: 97 }) };
    expect((await app().call('PATCH /api/v1/games/999999', { form })).status).toBe(404);
    const [hold] = await app().db.select().from(pictureHolds);
    if (hold === undefined) throw new Error('There is no hold');
    expect(await remove(hold.name)).toBe(false);
    await app().db.update(pictureHolds).set({ ends_at: sql`now() - interval '1 second'` });
    expect(await remove(hold.name)).toBe(true);
    await app().db.delete(pictureHolds);
  });
});

describe('while the picture store does not respond', () => {
  const form = { name: 'Keyed', image: pictureFile('png', { bytes: 98 }) };
  const newKey = () => ({ 'idempotency-key': `"${randomUUID()}"` });
  const signedIn = async () => (await app().signIn()).body.token.accessToken;

  test('creates that wait for it leave the database to others, and repeated ones get their response', async () => {
    const headers = newKey();
    const first = await app().call('POST /api/v1/games', { form, headers });
    expect(first.status).toBe(200);
    let recover = (): void => undefined;
    outage = new Promise<void>((resolve) => {
      recover = resolve;
    });
    // More than the database has connections, from several sessions, because one has six turns at a time.
    const tokens = [await signedIn(), await signedIn(), await signedIn()];
    const waiting = tokens.flatMap((token) =>
      Array.from({ length: 5 }, () => app().call('POST /api/v1/games', { form, token, headers: newKey() })),
    );
    try {
      await expect.poll(() => app().db.select().from(pictureHolds)).toHaveLength(waiting.length);
      expect((await app().call('GET /api/v1/games?page=1&perPage=10')).status).toBe(200);
      expect((await app().call('POST /api/v1/games', { form, headers })).body).toEqual(first.body);
    } finally {
      outage = null;
      recover();
    }
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses).toEqual(waiting.map(() => 200));
  });
});
