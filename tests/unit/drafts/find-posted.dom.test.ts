import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore } from '#drafts/draft-store.ts';
import { draftsSettled } from '#drafts/draft-worker.ts';
import { createDrafts } from '#drafts/drafts.ts';
import { openDrafts } from '#drafts/store/database.ts';
import { addKey } from '#drafts/store/key-store.ts';
import { storeChange } from '#drafts/store/put-draft.ts';
import { readDrafts } from '#drafts/store/read-drafts.ts';
import { importStorage } from '#import/storage/import-storage.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { newUuid } from '#records/new-uuid.ts';
import { StorageUnresponsive, storageTimeoutMs } from '#storage/health.ts';
import { draftChange } from '../../support/draft-change.ts';
import { eventually } from '../../support/eventually.ts';
import { hangStorage } from '../../support/page/hang-storage.ts';
import { resetIndexedDb } from '../../support/page/reset-indexed-db.ts';
import { startSession } from '../../support/page/session-of.ts';

/** A page has just ended, and its worker has not yet stored what it posted: on a busy device that takes seconds. */

const userId = 1;
const place = { form: 'teams', id: null };
const content: DraftContent = { place, status: 'typing', base: {}, values: { name: 'Typed last' } };

let asked: readonly MessagePort[] = [];
const respond = () => {
  for (const port of asked) port.postMessage(null);
};

beforeEach(() => {
  resetIndexedDb();
  asked = [];
  const postMessage = (_: unknown, ports: readonly MessagePort[]) => {
    asked = [...asked, ...ports];
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: { postMessage } } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([0, 500, 1500, 5000, 9900])(
  'a form finds a draft that is stored %i ms after its search began',
  async (after) => {
    const database = await openDrafts();
    await addKey(database, { userId, password: 'Password@1', isStillSignedIn: () => true });
    const finding = createDraftStore(userId, () => undefined).find(place, null);
    await eventually(() => expect(asked).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(after);
    await storeChange(database, draftChange('d1', content, { userId }));
    respond();
    expect((await finding)?.values).toEqual(content.values);
    database.close();
  },
);

test('a worker that never responds delays a search by ten seconds', async () => {
  let isSettled = false;
  const settling = draftsSettled().then(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(9999);
  expect(isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await settling;
});

test('a worker that never responds delays a sign-out by a second: then the key of the user is deleted', async () => {
  const drafts = createDrafts();
  await drafts.enter({ userId, password: 'Password@1' });
  const forgotten = drafts.forget(userId);
  await eventually(() => expect(asked.length).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(1000);
  await forgotten;
  const database = await openDrafts();
  expect(await database.getAllKeys('keys')).toEqual([]);
  database.close();
});

test.each([
  ['in a window where nobody was signed in', () => createDrafts()],
  [
    'in a window where the next user was signed in before',
    async () => {
      const drafts = createDrafts();
      await drafts.enter({ userId: 2, password: 'Password@2' });
      return drafts;
    },
  ],
])('what a user has just typed in another window is stored when the next user signs in %s', async (_, open) => {
  const drafts = await open();
  const database = await openDrafts();
  const signIn = () => addKey(database, { userId, password: 'Password@1', isStillSignedIn: () => true });
  await signIn();
  await drafts.enter({ userId: 2, password: 'Password@2' });
  startSession(drafts, 2);
  await eventually(() => expect(asked).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(900);
  expect(await storeChange(database, draftChange('d1', content, { userId }))).toBe('stored');
  respond();
  await eventually(async () => expect(await database.getAllKeys('keys')).toEqual([2]));
  await signIn();
  expect((await readDrafts(database, userId)).drafts.map(({ values }) => values)).toEqual([content.values]);
  database.close();
});

test('an import does not wait for what is posted: its user sees a busy screen meanwhile', async () => {
  const drafts = createDraftStore(userId, () => undefined);
  await drafts.begin({ password: 'Password@1', isStillSignedIn: () => true });
  const storage = importStorage({ form: 'teams', userId, drafts: () => Promise.resolve(drafts) });
  expect(await storage.read(newUuid())).toBeNull();
  expect(asked).toEqual([]);
});

test('an import ends its search when storage does not respond', async () => {
  const drafts = createDraftStore(userId, () => undefined);
  await drafts.begin({ password: 'Password@1', isStillSignedIn: () => true });
  const storage = importStorage({ form: 'teams', userId, drafts: () => Promise.resolve(drafts) });
  const { release } = hangStorage();
  const reading = expect(storage.read(newUuid())).rejects.toThrow(StorageUnresponsive);
  await vi.advanceTimersByTimeAsync(storageTimeoutMs);
  await reading;
  release();
});
