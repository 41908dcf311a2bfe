import { beforeEach, expect, test, vi } from 'vitest';
import { type DraftsDatabase, openDrafts } from '#drafts/store/database.ts';
import { addKey } from '#drafts/store/key-store.ts';
import { storeChange } from '#drafts/store/put-draft.ts';
import { readDrafts } from '#drafts/store/read-drafts.ts';
import { markDraft, removeDrafts } from '#drafts/store/remove-drafts.ts';
import type { DraftContent, DraftVersion } from '#machines/draft/types.ts';
import { draftChange } from '../../support/draft-change.ts';
import { resetIndexedDb } from '../../support/page/reset-indexed-db.ts';

const userId = 1;
let database: DraftsDatabase;

beforeEach(async () => {
  resetIndexedDb();
  database = await openDrafts();
  await addKey(database, { userId, password: 'Password@1', isStillSignedIn: () => true });
});

async function putDraft(id: string, name: string, former: readonly DraftVersion[] = []): Promise<DraftVersion> {
  const content: DraftContent = { place: { form: 'teams', id: 7 }, status: 'typing', base: {}, values: { name } };
  const outcome = await storeChange(database, draftChange(id, content, { former }));
  expect(outcome).toBe('stored');
  const row = await database.get('drafts', id);
  if (row === undefined) throw new Error('Nothing was stored');
  return { id, at: row.at };
}

async function names() {
  const { drafts } = await readDrafts(database, userId);
  return drafts.map(({ values, status }) => `${String(values['name'])} (${status})`).sort();
}

test('each stored version of a draft is later than the one before, even within one millisecond', async () => {
  const [first, second, third] = [await putDraft('d1', 'L'), await putDraft('d1', 'Ly'), await putDraft('d1', 'Lynx')];
  expect([first.at, second.at, third.at]).toEqual([5, 6, 7]);
});

test('a restored draft is removed in the write that stores its successor', async () => {
  const found = await putDraft('d1', 'Lynx');
  await putDraft('d2', 'Lynx of Pune', [found]);
  expect(await names()).toEqual(['Lynx of Pune (typing)']);
});

test('a restored draft that has been changed elsewhere is not removed', async () => {
  const found = await putDraft('d1', 'Lynx');
  await putDraft('d1', 'Lynx, typed on');
  await putDraft('d2', 'Lynx of Pune', [found]);
  expect(await names()).toEqual(['Lynx of Pune (typing)', 'Lynx, typed on (typing)']);
});

test('input since a draft was read is neither removed nor marked', async () => {
  const read = await putDraft('d1', 'Lynx');
  const now = await putDraft('d1', 'Lynx, typed on');
  expect(await markDraft(database, read, { from: 'typing', to: 'unsure' })).toBe(null);
  await removeDrafts(database, [read]);
  expect(await names()).toEqual(['Lynx, typed on (typing)']);
  expect(await markDraft(database, now, { from: 'typing', to: 'unsure' })).toBe('typing');
  expect(await names()).toEqual(['Lynx, typed on (unsure)']);
  expect(await markDraft(database, now, { from: 'typing', to: 'waiting' })).toBe('unsure');
  expect(await names()).toEqual(['Lynx, typed on (unsure)']);
  await removeDrafts(database, [now]);
  expect(await names()).toEqual([]);
});

test('with full storage a draft cannot be marked, and the caller gets the error', async () => {
  const draft = await putDraft('d1', 'Lynx');
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    const request = put.apply(this, given);
    this.transaction.abort();
    return request;
  });
  await expect(markDraft(database, draft, { from: 'typing', to: 'unsure' })).rejects.toThrow();
  expect(await names()).toEqual(['Lynx (typing)']);
});
