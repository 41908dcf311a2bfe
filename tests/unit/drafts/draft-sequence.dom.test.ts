import { beforeEach, expect, test, vi } from 'vitest';
import { type DraftsDatabase, openDrafts } from '#drafts/store/database.ts';
import { deleteKeys } from '#drafts/store/delete-keys.ts';
import { addKey } from '#drafts/store/key-store.ts';
import { storeChange } from '#drafts/store/put-draft.ts';
import { readDrafts } from '#drafts/store/read-drafts.ts';
import { removeDrafts } from '#drafts/store/remove-drafts.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { draftChange } from '../../support/draft-change.ts';
import { resetIndexedDb } from '../../support/page/reset-indexed-db.ts';

/** The page and the worker store the same changes, in any order. */

const userId = 1;
let database: DraftsDatabase;

beforeEach(async () => {
  resetIndexedDb();
  database = await openDrafts();
  await signIn('Password@1');
});

const signIn = (password: string) => addKey(database, { userId, password, isStillSignedIn: () => true });

const typed = (name: string): DraftContent => ({
  place: { form: 'teams', id: 7 },
  status: 'typing',
  base: {},
  values: { name },
});

const store = (id: string, sequence: number, name: string | null) =>
  storeChange(database, draftChange(id, name === null ? null : typed(name), { sequence }));

async function names(): Promise<readonly unknown[]> {
  return (await readDrafts(database, userId)).drafts.map(({ values }) => values['name']).toSorted();
}

async function versionOf(id: string) {
  const row = await database.get('drafts', id);
  if (row === undefined) throw new Error('Nothing is stored');
  return { id, at: row.at };
}

test('an older change never replaces a newer one', async () => {
  expect(await store('d1', 2, 'Lynx')).toBe('stored');
  expect(await store('d1', 1, 'Lyn')).toBe('stored');
  expect(await names()).toEqual(['Lynx']);
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
  expect(await names()).toEqual([]);
});

test('nor if the removal is stored before any other change', async () => {
  await store('d1', 2, null);
  await store('d1', 1, 'Lynx');
  expect(await names()).toEqual([]);
});

test('input after the removal is stored', async () => {
  await store('d1', 2, null);
  await store('d1', 3, 'Lynx again');
  expect(await names()).toEqual(['Lynx again']);
});

test('a removal that arrives late does not remove newer input', async () => {
  await store('d1', 3, 'Lynx again');
  await store('d1', 2, null);
  expect(await names()).toEqual(['Lynx again']);
});

test('a draft that was sent or discarded elsewhere is not restored by a late duplicate of a change', async () => {
  await store('d1', 1, 'Lynx');
  await removeDrafts(database, [await versionOf('d1')]);
  await store('d1', 1, 'Lynx');
  expect(await names()).toEqual([]);
  await store('d1', 2, 'Lynx, typed on');
  expect(await names()).toEqual(['Lynx, typed on']);
});

test('a draft that was restored into another is not restored by a late duplicate either', async () => {
  await store('d1', 1, 'Lynx');
  const former = [await versionOf('d1')];
  await storeChange(database, draftChange('d2', typed('Lynx of Pune'), { sequence: 1, former }));
  await store('d1', 1, 'Lynx');
  expect(await names()).toEqual(['Lynx of Pune']);
});

test('a removal is recorded across a password change, and deleted with the sign-out', async () => {
  await store('d1', 2, null);
  await signIn('Changed@1');
  await store('d1', 1, 'Lynx');
  expect(await names()).toEqual([]);
  await deleteKeys(userId);
  expect(await store('d1', 1, 'Lynx')).toBe('gone');
  expect(await names()).toEqual([]);
  await signIn('Changed@1');
  expect((await database.get('keys', userId))?.removed).toBeUndefined();
});

test('only the last hundred removals are recorded', async () => {
  for (let at = 1; at <= 101; at += 1) await store(`d${at}`, 1, null);
  const removed = (await database.get('keys', userId))?.removed ?? [];
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
  await removeDrafts(database, [await versionOf('d2')]);
  expect(await names()).toEqual([]);
});
