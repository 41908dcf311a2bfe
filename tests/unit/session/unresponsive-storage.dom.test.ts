import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ownApi } from '#api/api.ts';
import { type DraftActor, draftLogic, flushDraft } from '#drafts/draft-logic.ts';
import { entity } from '#entities/declared/teams.ts';
import { troubleOf } from '#machines/draft/selectors.ts';
import { recentChanges } from '#records/recent-changes.ts';
import { setRowStatus } from '#records/rows/change-row.ts';
import { cachedPage } from '#storage/cache/cached-page.ts';
import { cacheDatabase } from '#storage/cache/store/database.ts';
import { storageTimeoutMs, subscribeRecovery, timeoutStepMs, unresponsiveDatabases } from '#storage/health.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { draftChange } from '../../support/draft-change.ts';
import { eventually } from '../../support/eventually.ts';
import { expectConsole } from '../../support/expect-console.ts';
import { hangStorage } from '../../support/page/hang-storage.ts';
import { demoAdmin, openTab, otherAdmin, type Tab, withDevice } from '../../support/page/open-tab.ts';

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

/** Until `respond`, whatever resolves does so without an answer from storage. */
const hang = () => {
  storage = hangStorage();
};
const respond = async () => {
  storage?.release();
  storage = undefined;
  await eventually(() => expect(unresponsiveDatabases()).toEqual([]));
};

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(respond);

/** Storage that is known not to respond is not waited for again: no timeout of it passes whole during the work. */
async function expectNoWait(work: () => Promise<unknown>): Promise<void> {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await work();
  // Each timeout starts its steps with a function of its own.
  const started = timers.mock.calls.filter(([, delay]) => delay === timeoutStepMs).map(([step]) => step);
  timers.mockRestore();
  const steps = started.map((step) => started.filter((other) => other === step).length);
  expect(Math.max(0, ...steps)).toBeLessThan(storageTimeoutMs / timeoutStepMs);
}

/** Signs in like the screen, which does not wait for the drafts' key. */
async function signInWithoutDraftKey(tab: Tab, who: Parameters<Tab['signIn']>[0]): Promise<void> {
  const { signIn } = await import('#api/calls/session-calls.ts');
  const answer = await signIn(tab.api, who);
  if (answer.kind !== 'ok') throw new Error(answer.message);
  void tab.drafts.enter({ userId: answer.data.user.id, password: who.password });
  tab.session.send({ type: 'session.signedIn', ...answer.data });
  await tab.until((snapshot) => snapshot.matches({ present: { access: 'signedIn' } }));
}

function draftOf(tab: Tab): DraftActor {
  const userId = tab.session.getSnapshot().context.user?.id ?? null;
  const logic = draftLogic(tab.drafts, { userId, place: content.place, chosen: null, secrets: [] });
  const draft = createActor(logic, { input: { id: 'first', restoredId: 'second' } });
  draft.subscribe({ complete: subscribeRecovery('drafts', () => draft.send({ type: 'draft.flush' })) });
  return draft.start();
}

test('with unresponsive storage a save returns, the next one without a wait; both are recorded later', async () => {
  const tab = await openTab(demoAdmin);
  await tab.api.scope();
  hang();
  await setRowStatus(ownApi(tab.api), entity, change);
  expect(unresponsiveDatabases()).toContain('lists');
  await expectNoWait(() => setRowStatus(ownApi(tab.api), entity, { ...change, before: '0', to: '1' }));
  await recentChanges(tab.api).catch(() => undefined);
  await respond();
  await eventually(async () => expect(await recentChanges(tab.api)).toHaveLength(2));
});

test('sign-in, lists and sign-out work without storage and use it once it responds', async () => {
  const tab = await openTab();
  hang();
  await signInWithoutDraftKey(tab, demoAdmin);
  expect(await tab.api.scope()).toBeNull();
  await expectNoWait(() => cachedPage(tab.api, entity, { page: 1, perPage: 10, search: '' }));
  await respond();
  await eventually(async () => expect(await tab.api.scope()).not.toBeNull());
  // The draft key is made before the test's device is cleared.
  await tab.drafts.of(draftOwner(tab));
});

test('unresponsive storage is reported for a draft, which is stored once storage responds', async () => {
  const tab = await openTab(demoAdmin);
  const draft = draftOf(tab);
  await waitFor(draft, (snapshot) => snapshot.matches({ offer: 'none' }));
  hang();
  draft.send({ type: 'draft.changed', content });
  await flushDraft(draft);
  expect(troubleOf(draft.getSnapshot())).toBe('fault');
  draft.send({ type: 'draft.changed', content: { ...content, values: { name: 'Wolves' } } });
  await expectNoWait(() => flushDraft(draft));
  await respond();
  await eventually(() => expect(troubleOf(draft.getSnapshot())).toBeNull());
  const draftStore = await tab.drafts.of(draftOwner(tab));
  const { drafts } = await draftStore.all();
  expect(drafts.map(({ values }) => values)).toEqual([{ name: 'Wolves' }]);
  draft.stop();
});

test('a user who signed in during unresponsive storage has drafts once it responds', async () => {
  const tab = await openTab();
  hang();
  await signInWithoutDraftKey(tab, demoAdmin);
  const draft = draftOf(tab);
  draft.send({ type: 'draft.changed', content });
  await flushDraft(draft);
  expect(troubleOf(draft.getSnapshot())).toBe('fault');
  await respond();
  await eventually(() => expect(troubleOf(draft.getSnapshot())).toBeNull());
  draft.stop();
});

test('a search for a draft during unresponsive storage finds it once storage responds', async () => {
  const tab = await openTab(demoAdmin);
  const userId = draftOwner(tab);
  const draftStore = await tab.drafts.of(userId);
  expect(await draftStore.store(draftChange('own', content, { userId }))).toBe('stored');
  hang();
  const finding = draftStore.find(content.place, null);
  await eventually(() => expect(unresponsiveDatabases()).toContain('drafts'));
  await respond();
  expect(await finding).toMatchObject({ id: 'own' });
});

test('storage that stops responding during key derivation is reported for a draft', async () => {
  const tab = await openTab();
  const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementationOnce((...args) => {
    hang();
    return deriveBits(...args);
  });
  await signInWithoutDraftKey(tab, demoAdmin);
  await eventually(() => expect(storage).toBeDefined());
  const draft = draftOf(tab);
  draft.send({ type: 'draft.changed', content });
  await flushDraft(draft);
  expect(troubleOf(draft.getSnapshot())).toBe('fault');
  await respond();
  await eventually(() => expect(troubleOf(draft.getSnapshot())).toBeNull());
  draft.stop();
});

test('a draft deleted during unresponsive storage does not come back', async () => {
  const tab = await openTab(demoAdmin);
  const draft = draftOf(tab);
  await waitFor(draft, (snapshot) => snapshot.matches({ offer: 'none' }));
  hang();
  draft.send({ type: 'draft.changed', content });
  await flushDraft(draft);
  draft.send({ type: 'draft.changed', content: null });
  await flushDraft(draft);
  await respond();
  const draftStore = await tab.drafts.of(draftOwner(tab));
  await eventually(async () => expect((await draftStore.all()).drafts).toEqual([]));
  draft.stop();
});

test('a sign-out does not wait for storage; the next user has only their own pages and drafts', async () => {
  const tab = await openTab(demoAdmin);
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
  await signOut();
  await signInWithoutDraftKey(tab, otherAdmin);
  const own = draftOwner(tab);
  await respond();
  const database = await cacheDatabase();
  await eventually(async () => expect((await database.getAll('scopes')).map(({ userId }) => userId)).toEqual([own]));
  expect(await tab.api.scope()).not.toBe(former);
  const draftStore = await tab.drafts.of(own);
  // Earlier deletions must not delete the key of the next user.
  expect(
    await draftStore.store(draftChange('own', { ...content, place: { form: 'teams', id: null } }, { userId: own })),
  ).toBe('stored');
  expect((await draftStore.all()).drafts.map(({ id }) => id)).toEqual(['own']);
});

function draftOwner({ session }: Tab): number {
  return session.getSnapshot().context.user?.id ?? 0;
}
