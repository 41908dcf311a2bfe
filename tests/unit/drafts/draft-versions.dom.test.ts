import { beforeEach, expect, test, vi } from 'vitest';
import { markDraft, removeDrafts } from '#drafts/store/remove-drafts.ts';
import type { DraftVersion } from '#machines/draft/types.ts';
import { withDraftDatabase } from './draft-database.ts';

const { db, signIn, put, listed, versionOf } = withDraftDatabase();
beforeEach(() => signIn());

async function putDraft(id: string, name: string, former: readonly DraftVersion[] = []): Promise<DraftVersion> {
  expect(await put(id, name, { former })).toBe('stored');
  return await versionOf(id);
}

test('each stored version of a draft is later than the one before, even within one millisecond', async () => {
  const [first, second, third] = [await putDraft('d1', 'L'), await putDraft('d1', 'Ly'), await putDraft('d1', 'Lynx')];
  expect([first.at, second.at, third.at]).toEqual([5, 6, 7]);
});

test('a restored draft that has been changed elsewhere is not removed', async () => {
  const found = await putDraft('d1', 'Lynx');
  await putDraft('d1', 'Lynx, typed on');
  await putDraft('d2', 'Lynx of Pune', [found]);
  expect((await listed()).toSorted()).toEqual(['Lynx of Pune (typing)', 'Lynx, typed on (typing)']);
});

test('input since a draft was read is neither removed nor marked', async () => {
  const read = await putDraft('d1', 'Lynx');
  const now = await putDraft('d1', 'Lynx, typed on');
  expect(await markDraft(db(), read, { from: 'typing', to: 'unsure' })).toBe(null);
  await removeDrafts(db(), [read]);
  expect(await listed()).toEqual(['Lynx, typed on (typing)']);
  expect(await markDraft(db(), now, { from: 'typing', to: 'unsure' })).toBe('typing');
  expect(await listed()).toEqual(['Lynx, typed on (unsure)']);
  expect(await markDraft(db(), now, { from: 'typing', to: 'waiting' })).toBe('unsure');
  expect(await listed()).toEqual(['Lynx, typed on (unsure)']);
  await removeDrafts(db(), [now]);
  expect(await listed()).toEqual([]);
});

test('with full storage a draft cannot be marked, and the caller gets the error', async () => {
  const draft = await putDraft('d1', 'Lynx');
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    const request = put.apply(this, given);
    this.transaction.abort();
    return request;
  });
  await expect(markDraft(db(), draft, { from: 'typing', to: 'unsure' })).rejects.toThrow();
  expect(await listed()).toEqual(['Lynx (typing)']);
});
