import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { games } from '#server/db/schema/catalogue.ts';
import { history } from '#server/db/schema/history.ts';
import { cleanPictures } from '#server/uploads/clean-pictures.ts';
import { memoryStore } from '#server/uploads/memory-store.ts';
import { uploadName } from '#server/uploads/upload-name.ts';
import { bytesOf, type UploadStore } from '#server/uploads/upload-store.ts';
import { newestEntry, restore } from '../history/entries.ts';
import { photo, plainPicture, secrets } from '../support/photos.ts';
import { pictureFile } from '../support/pictures.ts';
import { withApp } from '../support/with-app.ts';

/** Stored as an earlier version would have: as it was sent. */
const stored = memoryStore();
let stopsBeforeRemoval = false;
const uploads: UploadStore = {
  ...stored,
  remove: async (name) => {
    if (stopsBeforeRemoval) throw new Error('The command was stopped');
    await stored.remove(name);
  },
};
const app = withApp({ uploads });
const clean = (isDryRun = false) => cleanPictures({ db: app().db, uploads }, { isDryRun });

async function putFormer(bytes: Uint8Array, extension: 'jpg' | 'png' | 'webp'): Promise<string> {
  const content = new Uint8Array(bytes);
  const name = uploadName(content, extension);
  await stored.put(name, content);
  return name;
}

async function contents(): Promise<readonly Buffer[]> {
  const all: Buffer[] = [];
  for await (const page of stored.list()) {
    for (const { name } of page) {
      const upload = await stored.get(name);
      if (upload) all.push(Buffer.from(await bytesOf(upload)));
    }
  }
  return all;
}

const names = { photo: '', former: '', damaged: '', clean: '' };
let gameId = 0;
const imageOf = async (id: number) => (await app().call(`GET /api/v1/games/${id}`)).body.data['image'];

beforeAll(async () => {
  names.photo = await putFormer(await photo('jpeg'), 'jpg');
  names.former = await putFormer(await photo('webp', { alpha: true }), 'webp');
  names.damaged = await putFormer((await plainPicture('jpeg')).subarray(0, 500), 'jpg');
  names.clean = await putFormer(new Uint8Array(await pictureFile('png').arrayBuffer()), 'png');
  const { call, db } = app();
  gameId = (await call('POST /api/v1/games', { form: { name: 'Photo', image: pictureFile('png', { bytes: 90 }) } }))
    .body.data.id;
  // The history then has the former picture, and the record the photo.
  for (const name of [names.former, names.photo]) {
    await db.execute(sql`update games set image = ${`/uploads/${name}`} where id = ${gameId}`);
    if (name === names.former)
      await call(`PATCH /api/v1/games/${gameId}`, { form: { image: pictureFile('png', { bytes: 91 }) } });
  }
});

test('a dry run counts and changes nothing', async () => {
  const before = await contents();
  expect(await clean(true)).toEqual({ clean: 3, cleaned: 2, damaged: [names.damaged] });
  expect(await contents()).toEqual(before);
  expect(await imageOf(gameId)).toBe(`/uploads/${names.photo}`);
});

test('a run that is stopped leaves no row without its picture', async () => {
  stopsBeforeRemoval = true;
  await expect(clean()).rejects.toThrow('The command was stopped');
  stopsBeforeRemoval = false;
  const image = await imageOf(gameId);
  expect((await app().fetch(image)).status).toBe(200);
});

test('the next run cleans the rest, in records and in the history', async () => {
  expect((await clean()).damaged).toEqual([names.damaged]);
  const image = await imageOf(gameId);
  expect(image).not.toBe(`/uploads/${names.photo}`);
  expect((await app().fetch(image)).status).toBe(200);
  const remaining = (await contents()).filter((content) => secrets.some((secret) => content.includes(secret)));
  expect(remaining).toEqual([]);
  expect((await app().fetch(`/uploads/${names.photo}`)).status).toBe(404);

  const entry = await newestEntry(app(), `entity=games&id=${gameId}`);
  const restored = (await restore(app(), entry.id, { force: '1' })).body.data as { readonly image: string };
  expect(restored.image).toMatch(/\.webp$/);
  expect(restored.image).not.toBe(`/uploads/${names.former}`);
  expect((await app().fetch(restored.image)).status).toBe(200);
});

test('a further run finds nothing to clean, and the history is append only again', async () => {
  expect(await clean()).toMatchObject({ cleaned: 0 });
  await expect(app().db.update(history).set({ record_name: 'Changed' })).rejects.toThrow();
  expect((await app().db.select().from(games).limit(1)).length).toBe(1);
});
