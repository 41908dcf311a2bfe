import { beforeEach, expect, test, vi } from 'vitest';
import { deleteKeys } from '#drafts/store/delete-keys.ts';
import { removeDrafts } from '#drafts/store/remove-drafts.ts';
import { withDraftDatabase } from './draft-database.ts';

/** The page and the worker store the same changes, in any order. */

const userId = 1;
const { db, signIn, put, listed, versionOf } = withDraftDatabase();
beforeEach(() => signIn());

const store = (id: string, sequence: number, name: string | null) => put(id, name, { sequence });

test('an older change never replaces a newer one', async () => {
  expect(await store('d1', 2, 'Lynx')).toBe('stored');
  expect(await store('d1', 1, 'Lyn')).toBe('stored');
  expect(await listed()).toEqual(['Lynx (typing)']);
});

test('a change that is stored twice is one version of the draft', async () => {
  await store('d1', 1, 'Lynx');
  const first = await versionOf('d1');
  await store('d1', 1, 'Lynx');
  expect(await versionOf('d1')).toEqual(first);
});

test('a change that arrives after the removal of its draft does not restore it', async () => {
  await store('d1', 1, 'Lynx');
  await store('d1', 3, null);
  expect(await store('d1', 2, 'Lynx II')).toBe('stored');
  expect(await listed()).toEqual([]);
});

test('nor if the removal is stored before any other change', async () => {
  await store('d1', 2, null);
  await store('d1', 1, 'Lynx');
  expect(await listed()).toEqual([]);
});

test('input after the removal is stored', async () => {
  await store('d1', 2, null);
  await store('d1', 3, 'Lynx again');
  expect(await listed()).toEqual(['Lynx again (typing)']);
});

test('a removal that arrives late does not remove newer input', async () => {
  await store('d1', 3, 'Lynx again');
  await store('d1', 2, null);
  expect(await listed()).toEqual(['Lynx again (typing)']);
});

test('a draft that was sent or discarded elsewhere is not restored by a late duplicate of a change', async () => {
  await store('d1', 1, 'Lynx');
  await removeDrafts(db(), [await versionOf('d1')]);
  await store('d1', 1, 'Lynx');
  expect(await listed()).toEqual([]);
  await store('d1', 2, 'Lynx, typed on');
  expect(await listed()).toEqual(['Lynx, typed on (typing)']);
});

test('a draft that was restored into another is not restored by a late duplicate either', async () => {
  await store('d1', 1, 'Lynx');
  const former = [await versionOf('d1')];
  await put('d2', 'Lynx of Pune', { sequence: 1, former });
  await store('d1', 1, 'Lynx');
  expect(await listed()).toEqual(['Lynx of Pune (typing)']);
});

test('a removal is recorded across a password change, and deleted with the sign-out', async () => {
  await store('d1', 2, null);
  await signIn('Changed@1');
  await store('d1', 1, 'Lynx');
  expect(await listed()).toEqual([]);
  await deleteKeys(userId);
  expect(await store('d1', 1, 'Lynx')).toBe('gone');
  expect(await listed()).toEqual([]);
  await signIn('Changed@1');
  expect((await db().get('keys', userId))?.removed).toBeUndefined();
});

test('only the last hundred removals are recorded', async () => {
  for (let at = 1; at <= 101; at += 1) await store(`d${at}`, 1, null);
  const removed = (await db().get('keys', userId))?.removed ?? [];
  expect(removed).toHaveLength(100);
  expect([removed[0]?.id, removed.at(-1)?.id]).toEqual(['d2', 'd101']);
});

test('full storage has no space to record a removal, but the draft is removed', async () => {
  await store('d1', 1, 'Lynx');
  await store('d2', 1, 'Puma');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await store('d1', 2, null);
  await removeDrafts(db(), [await versionOf('d2')]);
  expect(await listed()).toEqual([]);
});
