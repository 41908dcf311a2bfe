import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { cachedPage } from '#cache/cached-page.ts';
import { cacheDatabase } from '#cache/store/database.ts';
import { type DraftActor, draftLogic, flushDraft } from '#drafts/draft-logic.ts';
import { DraftPost } from '#drafts/draft-post.ts';
import { entity } from '#entities/declared/teams.ts';
import { troubleOf } from '#machines/draft/selectors.ts';
import { setRowStatus } from '#records/change-row.ts';
import { recentChanges } from '#records/recent-changes.ts';
import { subscribeRecovery, unresponsiveDatabases } from '#storage/health.ts';
import { draftChange } from '../../support/draft-change.ts';
import { expectConsole } from '../../support/expect-console.ts';
import { hangStorage } from '../../support/hang-storage.ts';
import { demoAdmin, openTab, otherAdmin, type Tab, withDevice } from '../../support/open-tab.ts';
import { withReferenceServer } from '../../support/reference-server.ts';

withReferenceServer();
withDevice();

const change = { id: 1, name: 'Team Soul', before: '1', to: '0' } as const;
const content = {
  place: { form: 'teams', id: 7 },
  base: { name: 'Lions' },
  values: { name: 'Tigers' },
  status: 'typing',
} as const;

let storage: ReturnType<typeof hangStorage> | undefined;

const hang = () => {
  storage = hangStorage();
};
const respond = async () => {
  storage?.release();
  storage = undefined;
  await vi.waitFor(() => expect(unresponsiveDatabases()).toEqual([]), { timeout: 5000 });
};

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(respond);

/** How long something takes, in milliseconds. */
async function timeOf(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work;
  return performance.now() - start;
}

/** Signs in as the screen does: nothing on the way waits for the drafts' key. */
async function signInWithout(tab: Tab, who: Parameters<Tab['signIn']>[0]): Promise<void> {
  const { signIn } = await import('#api/calls/session-calls.ts');
  const answer = await signIn(tab.api, who);
  if (answer.kind !== 'ok') throw new Error(answer.message);
  void tab.drafts.enter({ userId: answer.data.user.id, password: who.password });
  tab.session.send({ type: 'session.signedIn', ...answer.data });
  await tab.until((snapshot) => snapshot.matches({ present: { access: 'signedIn' } }));
}

function draftOf(tab: Tab): DraftActor {
  const userId = tab.session.getSnapshot().context.user?.id ?? null;
  const post = userId === null ? null : new DraftPost({ userId, secrets: [] });
  const logic = draftLogic(tab.drafts, { userId, place: content.place, chosen: null, post });
  const draft = createActor(logic, { input: { id: 'first', restoredId: 'second' } });
  draft.subscribe({ complete: subscribeRecovery('drafts', () => draft.send({ type: 'draft.flush' })) });
  return draft.start();
}

test('a save shows its answer soon, and the next one at once; both are noted when storage responds', async () => {
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  await tab.api.scope();
  hang();
  expect(await timeOf(setRowStatus(tab.api, entity, change))).toBeLessThan(3000);
  expect(unresponsiveDatabases()).toContain('lists');
  expect(await timeOf(setRowStatus(tab.api, entity, { ...change, before: '0', to: '1' }))).toBeLessThan(1000);
  expect(await timeOf(recentChanges(tab.api).catch(() => undefined))).toBeLessThan(2500);
  await respond();
  await vi.waitFor(async () => expect(await recentChanges(tab.api)).toHaveLength(2));
});

test('a sign-in, its lists and its sign-out go on without storage, and work with it once it responds', async () => {
  const tab = await openTab();
  hang();
  await signInWithout(tab, demoAdmin);
  expect(await tab.api.scope()).toBeNull();
  expect(await timeOf(cachedPage(tab.api, entity, { page: 1, perPage: 10, search: '' }))).toBeLessThan(100);
  await respond();
  await vi.waitFor(async () => expect(await tab.api.scope()).not.toBeNull());
  // The draft key is made before the test's device is cleared.
  await tab.drafts.of(draftOwner(tab));
});

test('what a form holds is not kept while storage hangs, is said so, and is kept once it responds', async () => {
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  const draft = draftOf(tab);
  await waitFor(draft, (snapshot) => snapshot.matches({ offer: 'none' }));
  hang();
  draft.send({ type: 'draft.changed', content });
  expect(await timeOf(flushDraft(draft))).toBeLessThan(3000);
  expect(troubleOf(draft.getSnapshot())).toBe('fault');
  draft.send({ type: 'draft.changed', content: { ...content, values: { name: 'Wolves' } } });
  expect(await timeOf(flushDraft(draft))).toBeLessThan(200);
  await respond();
  await vi.waitFor(() => expect(troubleOf(draft.getSnapshot())).toBeNull());
  const shelf = await tab.drafts.of(draftOwner(tab));
  const { drafts } = await shelf.all();
  expect(drafts.map(({ values }) => values)).toEqual([{ name: 'Wolves' }]);
  draft.stop();
});

test('whoever signed in while storage hung has drafts once it responds', async () => {
  const tab = await openTab();
  hang();
  await signInWithout(tab, demoAdmin);
  const draft = draftOf(tab);
  draft.send({ type: 'draft.changed', content });
  await flushDraft(draft);
  expect(troubleOf(draft.getSnapshot())).toBe('fault');
  await respond();
  await vi.waitFor(() => expect(troubleOf(draft.getSnapshot())).toBeNull(), { timeout: 5000 });
  draft.stop();
});

test('storage that stops responding while the key of the drafts is derived is noticed, and said of what is typed', async () => {
  const tab = await openTab();
  const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementationOnce((...given) => {
    hang();
    return deriveBits(...given);
  });
  await signInWithout(tab, demoAdmin);
  await vi.waitFor(() => expect(storage).toBeDefined());
  const draft = draftOf(tab);
  draft.send({ type: 'draft.changed', content });
  expect(await timeOf(flushDraft(draft))).toBeLessThan(3000);
  expect(troubleOf(draft.getSnapshot())).toBe('fault');
  await respond();
  await vi.waitFor(() => expect(troubleOf(draft.getSnapshot())).toBeNull(), { timeout: 5000 });
  draft.stop();
});

test('a draft that was removed while storage hung does not come back', async () => {
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  const draft = draftOf(tab);
  await waitFor(draft, (snapshot) => snapshot.matches({ offer: 'none' }));
  hang();
  draft.send({ type: 'draft.changed', content });
  await flushDraft(draft);
  draft.send({ type: 'draft.changed', content: null });
  await flushDraft(draft);
  await respond();
  const shelf = await tab.drafts.of(draftOwner(tab));
  await vi.waitFor(async () => expect((await shelf.all()).drafts).toEqual([]));
  draft.stop();
});

test('a sign-out does not wait for storage; the next user’s pages and drafts are theirs alone', async () => {
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  const former = (await tab.api.scope()) ?? '';
  const draft = draftOf(tab);
  draft.send({ type: 'draft.changed', content });
  expect(await flushDraft(draft)).toBe(true);
  draft.stop();
  hang();
  const signOut = async () => {
    tab.session.send({ type: 'session.signOut' });
    await tab.until((snapshot) => snapshot.matches('signedOut'));
  };
  expectConsole('error', /^Session storage error: StorageUnresponsive/);
  expect(await timeOf(signOut())).toBeLessThan(3500);
  await signInWithout(tab, otherAdmin);
  const own = draftOwner(tab);
  await respond();
  const database = await cacheDatabase();
  await vi.waitFor(async () => expect((await database.getAll('scopes')).map(({ userId }) => userId)).toEqual([own]));
  expect(await tab.api.scope()).not.toBe(former);
  const shelf = await tab.drafts.of(own);
  // Theirs are there to be kept: no removal of before has taken their key.
  expect(
    await shelf.store(draftChange('own', { ...content, place: { form: 'teams', id: null } }, { userId: own })),
  ).toBe('stored');
  expect((await shelf.all()).drafts.map(({ id }) => id)).toEqual(['own']);
});

function draftOwner({ session }: Tab): number {
  return session.getSnapshot().context.user?.id ?? 0;
}
