import { expect, test, vi } from 'vitest';
import { type DraftsDatabase, migrations, openDrafts } from '#drafts/store/database.ts';
import { deleteKeys, unencryptedKey } from '#drafts/store/delete-keys.ts';
import { deleteOtherUsersKeys, openFormer } from '#drafts/store/key-store.ts';
import { readDrafts } from '#drafts/store/read-drafts.ts';
import { markDraft } from '#drafts/store/remove-drafts.ts';
import { withDraftDatabase } from './draft-database.ts';

/** What another tab does between a read of the drafts and the write that follows it. */

const asha = 1;
const ravi = 2;
const { db, signIn, put, listed } = withDraftDatabase();

/** The same db(), but something else happens right after a read of a store, `times` times. */
function raced(read: 'get' | 'getAllFromIndex', store: string, act: () => Promise<unknown>, times = 1): DraftsDatabase {
  let left = times;
  return new Proxy(db(), {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name !== read) return member.bind(target) as unknown;
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

test('the newest draft comes first', async () => {
  await signIn('Password@1');
  await put('d1', 'old', { at: 5 });
  await put('d3', 'newest', { at: 9 });
  await put('d2', 'newer', { at: 7 });
  expect(await listed()).toEqual(['newest (typing)', 'newer (typing)', 'old (typing)']);
  const { drafts } = await readDrafts(db(), asha, ({ form }) => form === 'players');
  expect(drafts).toEqual([]);
});

test('a draft that another tab stores during a password change is not lost', async () => {
  await signIn('Password@1');
  await put('d1', 'first');
  await put('d2', 'second');
  await signIn('Changed@1', { through: raced('getAllFromIndex', 'drafts', () => put('d3', 'third')) });
  expect((await listed()).toSorted()).toEqual(['first (typing)', 'second (typing)', 'third (typing)']);
});

test('nor is a newer version of a draft, or a newer status', async () => {
  await signIn('Password@1');
  await put('d1', 'first');
  await put('d2', 'second');
  await signIn('Changed@1', { through: raced('getAllFromIndex', 'drafts', () => put('d1', 'first, typed on')) });
  expect((await listed()).toSorted()).toEqual(['first, typed on (typing)', 'second (typing)']);
  const [second] = (await readDrafts(db(), asha)).drafts.filter(({ id }) => id === 'd2');
  if (!second) throw new Error('The second is gone');
  const learn = () => markDraft(db(), second, { from: 'typing', to: 'unsure' });
  await signIn('Again@1234', { through: raced('getAllFromIndex', 'drafts', learn) });
  expect((await listed()).toSorted()).toEqual(['first, typed on (typing)', 'second (unsure)']);
});

test('a draft that is removed meanwhile is not restored', async () => {
  await signIn('Password@1');
  await put('d1', 'first');
  await signIn('Changed@1', { through: raced('getAllFromIndex', 'drafts', () => db().delete('drafts', 'd1')) });
  expect(await listed()).toEqual([]);
});

test('two tabs change the key at once: the remaining key decrypts the drafts of both', async () => {
  await signIn('Password@1');
  await put('d1', 'first');
  const other = async () => {
    await signIn('Other@1234');
    await put('d2', 'second');
  };
  await signIn('Changed@1', { through: raced('getAllFromIndex', 'drafts', other) });
  expect((await listed()).toSorted()).toEqual(['first (typing)', 'second (typing)']);
});

test('unencrypted drafts of the same user stay, those of another user are deleted', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await signIn('Password@1');
  await put('d1', 'first');
  await signIn('Password@1');
  expect(await listed()).toEqual(['first (typing)']);
  expect((await db().get('keys', asha))?.id).toBe(unencryptedKey);
  await deleteOtherUsersKeys(db(), ravi);
  expect(await db().getAll('drafts')).toEqual([]);
});

test('drafts of a former password are not decrypted for a user who has signed out or never signed in', async () => {
  expect(await openFormer(db(), ravi, 'Password@1')).toBe(0);
  await signIn('Password@1');
  await put('d1', 'first');
  await deleteKeys(asha);
  expect(await openFormer(db(), asha, 'Password@1')).toBe(0);
  await signIn('Changed@1');
  const [encrypted] = await db().getAll('drafts');
  const leave = () => deleteKeys(asha);
  expect(await openFormer(raced('getAllFromIndex', 'drafts', leave), asha, 'Password@1')).toBe(0);
  expect(await db().getAll('drafts')).toEqual([encrypted]);
  await signIn('Changed@1');
  expect(await openFormer(db(), asha, 'Changed@1')).toBe(0);
  expect(await openFormer(db(), asha, 'Password@1')).toBe(1);
});

test('a draft is encrypted with the key that exists when it is written', async () => {
  await signIn('Password@1');
  const through = raced('get', 'keys', () => signIn('Changed@1'));
  expect(await put('d1', 'first', { through })).toBe('stored');
  expect(await listed()).toEqual(['first (typing)']);
});

test('if the key changes each time, nothing is stored, and the attempts end', async () => {
  await signIn('Password@1');
  const key = await db().get('keys', asha);
  let turn = 0;
  const another = async () => {
    turn += 1;
    if (key) await db().put('keys', { ...key, id: `key ${turn}` });
  };
  expect(await put('d1', 'first', { through: raced('get', 'keys', another, 99) })).toBe('gone');
  expect(turn).toBe(3);
  expect(await db().getAll('drafts')).toEqual([]);
});

test.each([
  ['another fault of the browser', new DOMException('No', 'DataError')],
  ['an error that only calls itself so', Object.assign(new Error('No'), { name: 'QuotaExceededError' })],
])('%s does not count as full storage', async (_, error) => {
  await signIn('Password@1');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw error;
  });
  await expect(put('d1', 'first')).rejects.toThrow('No');
});

test('signing out one user leaves the drafts of another stored user readable; then nothing is readable', async () => {
  await signIn('Password@1');
  await put('d1', 'first');
  const [row] = await db().getAll('drafts');
  const key = await db().get('keys', asha);
  if (!row || !key) throw new Error('Nothing was stored');
  const otherUsers = { ...row, id: 'd9', userId: ravi, keyId: unencryptedKey, files: ['d9.f'] };
  await db().put('drafts', otherUsers);
  await db().put('keys', { ...key, userId: ravi });
  localStorage.setItem('userData', 'Ravi');
  await deleteKeys(asha);
  localStorage.clear();
  expect(await db().getAllKeys('keys')).toEqual([ravi]);
  expect(await db().getAllKeys('drafts')).toEqual(['d1', 'd9']);
  expect(await db().getAllKeys('persons')).toEqual([asha]);
  await db().put('keys', key);
  await deleteKeys(null);
  expect(await db().getAllKeys('keys')).toEqual([]);
  expect(await db().getAllKeys('drafts')).toEqual(['d1']);
  expect(await db().getAllKeys('persons')).toEqual([asha]);
});

test('signing out all users works without any drafts', async () => {
  await signIn('Password@1');
  await deleteKeys(null);
  expect(await db().getAllKeys('keys')).toEqual([]);
});

test('a failed sign-out is reported', async () => {
  await signIn('Password@1');
  const remove = IDBObjectStore.prototype.delete;
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, ...given) {
    const request = remove.apply(this, given);
    this.transaction.abort();
    return request;
  });
  await expect(deleteKeys(asha)).rejects.toThrow('The keys of the drafts could not be deleted');
  expect(await db().getAllKeys('keys')).toEqual([asha]);
});

test('a page of a later version can upgrade the database while it is open', async () => {
  const later = await openDrafts(undefined, [...migrations, () => undefined]);
  expect(later.version).toBe(migrations.length + 1);
  later.close();
});
