import { beforeEach, expect, test, vi } from 'vitest';
import { type DraftsDatabase, migrations, openDrafts } from '#drafts/store/database.ts';
import { deleteKeys, draftsName } from '#drafts/store/delete-keys.ts';
import { addKey, deleteOtherUsersKeys, openFormer } from '#drafts/store/key-store.ts';
import { storeChange } from '#drafts/store/put-draft.ts';
import { countDrafts, readDrafts } from '#drafts/store/read-drafts.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { draftChange } from '../../support/draft-change.ts';
import { resetIndexedDb } from '../../support/page/reset-indexed-db.ts';

const asha = 1;
const ravi = 2;
let database: DraftsDatabase;

beforeEach(async () => {
  resetIndexedDb();
  database = await openDrafts();
});

const mark = new File(['the picture'], 'mark.png', { type: 'image/png' });
const place = { form: 'teams', id: 7 };
const content: DraftContent = {
  place,
  status: 'typing',
  base: { name: 'Lions', rows: [{ id: '1' }], image: 'https://example.com/lions.png' },
  values: { name: 'Lynx of Pune', rows: [{ id: '2' }], image: mark },
};

const signIn = (userId: number, password: string, isStillSignedIn = () => true) =>
  addKey(database, { userId, password, isStillSignedIn });

function putDraft(userId: number, id = 'd1', stored = content) {
  return storeChange(database, draftChange(id, stored, { userId }));
}

const textOf = (file: unknown) => (file instanceof File ? file.text() : 'no file');

/** The whole content of the database, as text. */
async function dump(): Promise<string> {
  const rows = await Promise.all([...database.objectStoreNames].map(async (store) => await database.getAll(store)));
  const decoder = new TextDecoder('latin1');
  return JSON.stringify(rows, (_, value: unknown) => (value instanceof Uint8Array ? decoder.decode(value) : value));
}

test('a draft is read back unchanged, with the name and type of its file', async () => {
  await signIn(asha, 'Password@1');
  expect(await putDraft(asha)).toBe('stored');
  const { drafts } = await readDrafts(database, asha);
  expect(drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({ id: 'd1', at: 5, place, status: 'typing', base: content.base });
  expect(drafts[0]?.values).toMatchObject({ name: 'Lynx of Pune', rows: [{ id: '2' }] });
  expect(drafts[0]?.values['image']).toMatchObject({ name: 'mark.png', type: 'image/png' });
  expect(await textOf(drafts[0]?.values['image'])).toBe('the picture');
});

test('nothing of a draft is readable in the database: no names, values or files', async () => {
  await signIn(asha, 'Password@1');
  await putDraft(asha);
  const text = await dump();
  for (const readable of ['Lynx', 'Lions', 'teams', 'mark.png', 'the picture', 'Password']) {
    expect(text).not.toContain(readable);
  }
});

test('the key cannot be exported', async () => {
  await signIn(asha, 'Password@1');
  const row = await database.get('keys', asha);
  expect(row?.key?.extractable).toBe(false);
  expect((await database.get('persons', asha))?.rounds).toBeGreaterThanOrEqual(300_000);
});

test('after a sign-out a draft cannot be read, and with the same password it can again', async () => {
  await signIn(asha, 'Password@1');
  await putDraft(asha);
  await deleteKeys(asha);
  expect(await database.getAll('keys')).toEqual([]);
  expect(await readDrafts(database, asha)).toMatchObject({ drafts: [], former: [{ id: 'd1' }] });
  await signIn(asha, 'Password@1');
  expect((await readDrafts(database, asha)).drafts).toHaveLength(1);
});

test('a late write finds no key and is not made', async () => {
  await signIn(asha, 'Password@1');
  await Promise.all([deleteKeys(asha), putDraft(asha)]);
  await deleteKeys(asha);
  const late = await putDraft(asha, 'd2');
  expect(late).toBe('gone');
  expect(await database.get('drafts', 'd2')).toBeUndefined();
});

test('a key that is derived after its user has signed out is not stored', async () => {
  let isHome = true;
  const entering = signIn(asha, 'Password@1', () => isHome);
  isHome = false;
  await entering;
  expect(await database.getAll('keys')).toEqual([]);
});

/** A sign-in that is cancelled as soon as its key is stored. */
function cancelWhenStored() {
  const isStillSignedIn = vi.fn<() => boolean>().mockReturnValueOnce(true).mockReturnValue(false);
  return signIn(asha, 'Password@1', isStillSignedIn);
}

test('a sign-in that is cancelled while its key is stored leaves none', async () => {
  await cancelWhenStored();
  expect(await database.getAllKeys('keys')).toEqual([]);
});

test.each([
  { window: 'an earlier window', signsIn: () => signIn(asha, 'Password@1') },
  {
    window: 'a window of an earlier version',
    signsIn: async () => {
      await signIn(asha, 'Password@1');
      const { id = '', key = null } = (await database.get('keys', asha)) ?? {};
      await database.put('keys', { userId: asha, id, key });
    },
  },
])('a cancelled sign-in leaves the key to $window of its user', async ({ signsIn }) => {
  await signsIn();
  await putDraft(asha);
  await cancelWhenStored();
  await cancelWhenStored();
  expect(await putDraft(asha, 'd2')).toBe('stored');
  expect((await readDrafts(database, asha)).drafts).toHaveLength(2);
  await deleteKeys(asha);
  expect(await database.getAllKeys('keys')).toEqual([]);
});

test('the session of another user deletes the key, but not the encrypted drafts', async () => {
  await signIn(asha, 'Password@1');
  await putDraft(asha);
  await signIn(ravi, 'Password@2');
  await deleteOtherUsersKeys(database, ravi);
  expect((await database.getAll('keys')).map(({ userId }) => userId)).toEqual([ravi]);
  expect((await readDrafts(database, ravi)).drafts).toEqual([]);
  expect((await readDrafts(database, asha)).drafts).toEqual([]);
  expect(await dump()).not.toContain('Lynx');
  await signIn(asha, 'Password@1');
  expect((await readDrafts(database, asha)).drafts[0]?.values['name']).toBe('Lynx of Pune');
});

test('a password change loses no draft of a signed-in user', async () => {
  await signIn(asha, 'Password@1');
  await putDraft(asha);
  await signIn(asha, 'Changed@1');
  await deleteKeys(asha);
  await signIn(asha, 'Changed@1');
  const { drafts, former } = await readDrafts(database, asha);
  expect(former).toEqual([]);
  expect(await textOf(drafts[0]?.values['image'])).toBe('the picture');
});

test('after a password change elsewhere drafts are counted, and the former password decrypts them', async () => {
  await signIn(asha, 'Password@1');
  await putDraft(asha);
  await deleteKeys(asha);
  await signIn(asha, 'Changed@1');
  expect(await readDrafts(database, asha)).toMatchObject({ drafts: [], former: [{ id: 'd1' }] });
  expect(await countDrafts(database, asha)).toEqual({ total: 1, waiting: 0 });
  expect(await openFormer(database, asha, 'Wrong@123')).toBe(0);
  expect(await openFormer(database, asha, 'Password@1')).toBe(1);
  expect((await readDrafts(database, asha)).drafts[0]?.values['name']).toBe('Lynx of Pune');
});

test('a file is encrypted once, however often the text changes', async () => {
  await signIn(asha, 'Password@1');
  await putDraft(asha);
  const [before] = await database.getAll('files');
  await putDraft(asha, 'd1', { ...content, values: { ...content.values, name: 'Lynx II' } });
  expect(await database.getAll('files')).toEqual([before]);
  await putDraft(asha, 'd1', { ...content, values: { name: 'Lynx III', image: '' } });
  expect(await database.getAll('files')).toEqual([]);
});

test('a removed draft is removed with its files', async () => {
  await signIn(asha, 'Password@1');
  await putDraft(asha);
  await storeChange(database, draftChange('d1', null));
  expect(await database.getAll('drafts')).toEqual([]);
  expect(await database.getAll('files')).toEqual([]);
});

test('a draft cannot be decrypted in place of another one', async () => {
  await signIn(asha, 'Password@1');
  await putDraft(asha);
  const row = await database.get('drafts', 'd1');
  if (row === undefined) throw new Error('Nothing was stored');
  await database.put('drafts', { ...row, id: 'd2' });
  await expect(readDrafts(database, asha)).rejects.toThrow();
});

test('without encryption drafts are stored until the sign-out', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await signIn(asha, 'Password@1');
  expect(await putDraft(asha)).toBe('stored');
  expect((await readDrafts(database, asha)).drafts[0]?.values['name']).toBe('Lynx of Pune');
  await deleteKeys(asha);
  expect(await database.getAll('drafts')).toEqual([]);
  expect(await database.getAll('files')).toEqual([]);
  await signIn(asha, 'Password@1');
  await putDraft(asha);
  await deleteOtherUsersKeys(database, ravi);
  expect(await database.getAll('drafts')).toEqual([]);
});

test('nothing is left of a user without drafts', async () => {
  await signIn(asha, 'Password@1');
  await deleteKeys(asha);
  expect(await database.getAll('persons')).toEqual([]);
});

test('a device without drafts is unchanged', async () => {
  database.close();
  resetIndexedDb();
  await deleteKeys(null);
  expect(await indexedDB.databases()).toEqual([]);
});

test('full storage is a result, not an exception', async () => {
  await signIn(asha, 'Password@1');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  expect(await putDraft(asha)).toBe('full');
});

test('a write that is aborted while it still reads says why', async () => {
  await signIn(asha, 'Password@1');
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, ...key) {
    const reading = get.apply(this, key);
    if (this.transaction.mode === 'readonly') return reading;
    Object.defineProperty(this.transaction, 'error', { value: new DOMException('No room', 'QuotaExceededError') });
    this.transaction.abort();
    return reading;
  });
  expect(await putDraft(asha)).toBe('full');
});

test("with full storage the former user's key is deleted too", async () => {
  await signIn(asha, 'Password@1');
  await putDraft(asha);
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    const request = put.apply(this, given);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
  await expect(signIn(ravi, 'Password@2')).rejects.toThrow();
  await deleteOtherUsersKeys(database, ravi);
  expect(await database.getAll('keys')).toEqual([]);
  expect(await putDraft(ravi)).toBe('gone');
});

test('a later version preserves the drafts of an earlier one', async () => {
  await signIn(asha, 'Password@1');
  await putDraft(asha);
  database.close();
  database = await openDrafts(undefined, [
    ...migrations,
    async (_, upgrade) => {
      const drafts = upgrade.objectStore('drafts');
      for (const row of await drafts.getAll()) await drafts.put({ ...row, status: 'waiting' });
    },
  ]);
  expect(database).toMatchObject({ name: draftsName, version: migrations.length + 1 });
  expect((await readDrafts(database, asha)).drafts[0]).toMatchObject({
    status: 'waiting',
    values: { name: 'Lynx of Pune' },
  });
});

test.each([
  ['1', 'not_started'],
  ['2', 'finished'],
  ['3', 'postponed'],
  ['4', 'canceled'],
  ['running', 'running'],
])('a match draft of an earlier version with status %s is read as %s', async (stored, status) => {
  await signIn(asha, 'Password@1');
  await putDraft(asha, 'd1', {
    ...content,
    place: { form: 'matches', id: 9 },
    base: { status: stored },
    values: { status: stored },
  });
  const { drafts } = await readDrafts(database, asha);
  expect(drafts[0]).toMatchObject({ base: { status }, values: { status } });
});

test("another form's status remains a digit", async () => {
  await signIn(asha, 'Password@1');
  await putDraft(asha, 'd1', { ...content, base: { status: '1' }, values: { status: '1' } });
  expect((await readDrafts(database, asha)).drafts[0]).toMatchObject({
    base: { status: '1' },
    values: { status: '1' },
  });
});
