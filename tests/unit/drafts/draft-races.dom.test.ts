import { beforeEach, expect, test, vi } from 'vitest';
import { type DraftsDatabase, migrations, openDrafts } from '#drafts/store/database.ts';
import { deleteKeys } from '#drafts/store/delete-keys.ts';
import { addKey, openFormer } from '#drafts/store/key-store.ts';
import { unencryptedKey } from '#drafts/store/name.ts';
import { storeChange } from '#drafts/store/put-draft.ts';
import { readDrafts } from '#drafts/store/read-drafts.ts';
import { markDraft } from '#drafts/store/remove-drafts.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { draftChange } from '../../support/draft-change.ts';
import { newDisk } from '../../support/new-disk.ts';

/** What another tab does between a look at the drafts and the write that follows from it. */

const asha = 1;
const ravi = 2;
let database: DraftsDatabase;

beforeEach(async () => {
  newDisk();
  database = await openDrafts();
  // What a guess costs is of no account here: a key is derived at once.
  await database.put('persons', { userId: asha, salt: new Uint8Array(16), rounds: 1 });
});

/** The same database, in which something else happens right after a look at a store; as often as said. */
function raced(look: 'get' | 'getAllFromIndex', store: string, act: () => Promise<unknown>, times = 1): DraftsDatabase {
  let left = times;
  return new Proxy(database, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name !== look) return member.bind(target) as unknown;
      return async (...given: unknown[]) => {
        const found: unknown = await Reflect.apply(member, target, given);
        if (given[0] === store && left > 0) {
          left -= 1;
          await act();
        }
        return found;
      };
    },
  });
}

const enter = (password: string, { userId = asha, through = database } = {}) =>
  addKey(through, { userId, password, isStillSignedIn: () => true });

function keep(id: string, name: string, { at = 5, userId = asha, through = database } = {}) {
  const content: DraftContent = { place: { form: 'teams', id: 7 }, status: 'typing', base: {}, values: { name } };
  return storeChange(through, draftChange(id, content, { userId, at }));
}

async function names(userId = asha) {
  const { drafts } = await readDrafts(database, userId);
  return drafts.map(({ values, status }) => `${String(values['name'])} (${status})`);
}

test('the newest draft comes first', async () => {
  await enter('Password@1');
  await keep('d1', 'old', { at: 5 });
  await keep('d3', 'newest', { at: 9 });
  await keep('d2', 'newer', { at: 7 });
  expect(await names()).toEqual(['newest (typing)', 'newer (typing)', 'old (typing)']);
  const { drafts } = await readDrafts(database, asha, { wants: ({ form }) => form === 'players' });
  expect(drafts).toEqual([]);
});

test('what another tab keeps while a changed password is taken over is not lost', async () => {
  await enter('Password@1');
  await keep('d1', 'first');
  await keep('d2', 'second');
  await enter('Changed@1', { through: raced('getAllFromIndex', 'drafts', () => keep('d3', 'third')) });
  expect((await names()).toSorted()).toEqual(['first (typing)', 'second (typing)', 'third (typing)']);
});

test('nor is what another tab types on, or learns of one, meanwhile', async () => {
  await enter('Password@1');
  await keep('d1', 'first');
  await keep('d2', 'second');
  await enter('Changed@1', { through: raced('getAllFromIndex', 'drafts', () => keep('d1', 'first, typed on')) });
  expect((await names()).toSorted()).toEqual(['first, typed on (typing)', 'second (typing)']);
  const [second] = (await readDrafts(database, asha)).drafts.filter(({ id }) => id === 'd2');
  if (!second) throw new Error('The second is gone');
  const learn = () => markDraft(database, second, { from: 'typing', to: 'unsure' });
  await enter('Again@1234', { through: raced('getAllFromIndex', 'drafts', learn) });
  expect((await names()).toSorted()).toEqual(['first, typed on (typing)', 'second (unsure)']);
});

test('a draft that is removed meanwhile does not come back', async () => {
  await enter('Password@1');
  await keep('d1', 'first');
  await enter('Changed@1', { through: raced('getAllFromIndex', 'drafts', () => database.delete('drafts', 'd1')) });
  expect(await names()).toEqual([]);
});

test('two tabs change the key at once: what either has sealed is read by the one that is left', async () => {
  await enter('Password@1');
  await keep('d1', 'first');
  const other = async () => {
    await enter('Other@1234');
    await keep('d2', 'second');
  };
  await enter('Changed@1', { through: raced('getAllFromIndex', 'drafts', other) });
  expect((await names()).toSorted()).toEqual(['first (typing)', 'second (typing)']);
});

test('a key that a stranger’s tab leaves meanwhile goes', async () => {
  await enter('Password@1');
  const key = await database.get('keys', asha);
  const stranger = () => (key ? database.put('keys', { ...key, userId: ravi }) : Promise.reject(new Error('No key')));
  await enter('Changed@1', { through: raced('getAllFromIndex', 'drafts', stranger) });
  expect(await database.getAllKeys('keys')).toEqual([asha]);
});

test('the same person who comes back keeps what could not be sealed; a stranger’s goes', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await enter('Password@1');
  await keep('d1', 'first');
  await enter('Password@1');
  expect(await names()).toEqual(['first (typing)']);
  expect((await database.get('keys', asha))?.id).toBe(unencryptedKey);
  await enter('Password@2', { userId: ravi });
  expect(await database.getAll('drafts')).toEqual([]);
});

test('what a former password sealed is not opened for one who has left meanwhile, nor for one who never came', async () => {
  expect(await openFormer(database, ravi, 'Password@1')).toBe(0);
  await enter('Password@1');
  await keep('d1', 'first');
  await deleteKeys(asha);
  expect(await openFormer(database, asha, 'Password@1')).toBe(0);
  await enter('Changed@1');
  const [sealed] = await database.getAll('drafts');
  const leave = () => deleteKeys(asha);
  expect(await openFormer(raced('getAllFromIndex', 'drafts', leave), asha, 'Password@1')).toBe(0);
  expect(await database.getAll('drafts')).toEqual([sealed]);
  await enter('Changed@1');
  expect(await openFormer(database, asha, 'Changed@1')).toBe(0);
  expect(await openFormer(database, asha, 'Password@1')).toBe(1);
});

test('a draft is kept under the key that is there when it is written', async () => {
  await enter('Password@1');
  const through = raced('get', 'keys', () => enter('Changed@1'));
  expect(await keep('d1', 'first', { through })).toBe('stored');
  expect(await names()).toEqual(['first (typing)']);
});

test('a key that is always another one keeps nothing, and nothing waits for it for ever', async () => {
  await enter('Password@1');
  const key = await database.get('keys', asha);
  let turn = 0;
  const another = async () => {
    turn += 1;
    if (key) await database.put('keys', { ...key, id: `key ${turn}` });
  };
  expect(await keep('d1', 'first', { through: raced('get', 'keys', another, 99) })).toBe('gone');
  expect(turn).toBe(3);
  expect(await database.getAll('drafts')).toEqual([]);
});

test.each([
  ['another fault of the browser', new DOMException('No', 'DataError')],
  ['an error that only calls itself so', Object.assign(new Error('No'), { name: 'QuotaExceededError' })],
])('%s is no full disk', async (_, error) => {
  await enter('Password@1');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw error;
  });
  await expect(keep('d1', 'first')).rejects.toThrow('No');
});

test('the end of one person’s stay leaves what is another’s; everybody’s leaves nothing that can be read', async () => {
  await enter('Password@1');
  await keep('d1', 'first');
  const [row] = await database.getAll('drafts');
  const key = await database.get('keys', asha);
  if (!row || !key) throw new Error('Nothing was kept');
  const strangers = { ...row, id: 'd9', userId: ravi, keyId: unencryptedKey, files: ['d9.f'] };
  await database.put('drafts', strangers);
  await database.put('keys', { ...key, userId: ravi });
  await deleteKeys(asha);
  expect(await database.getAllKeys('keys')).toEqual([ravi]);
  expect(await database.getAllKeys('drafts')).toEqual(['d1', 'd9']);
  expect(await database.getAllKeys('persons')).toEqual([asha]);
  await database.put('keys', key);
  await deleteKeys(null);
  expect(await database.getAllKeys('keys')).toEqual([]);
  expect(await database.getAllKeys('drafts')).toEqual(['d1']);
  expect(await database.getAllKeys('persons')).toEqual([asha]);
});

test('the end of everybody’s stay where nothing is kept is an end too', async () => {
  await enter('Password@1');
  await deleteKeys(null);
  expect(await database.getAllKeys('keys')).toEqual([]);
});

test('a stay that the browser could not end is told of', async () => {
  await enter('Password@1');
  const remove = IDBObjectStore.prototype.delete;
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, ...given) {
    const request = remove.apply(this, given);
    this.transaction.abort();
    return request;
  });
  await expect(deleteKeys(asha)).rejects.toThrow('The drafts could not be sealed');
  expect(await database.getAllKeys('keys')).toEqual([asha]);
});

test('a page of a later version takes the drafts over from one that is open', async () => {
  const later = await openDrafts(undefined, [...migrations, () => undefined]);
  expect(later.version).toBe(migrations.length + 1);
  later.close();
});
