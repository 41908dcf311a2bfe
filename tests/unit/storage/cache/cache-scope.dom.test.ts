import { expect, test, vi } from 'vitest';
import { signIn } from '#api/calls/session-calls.ts';
import { recheckDelayMs } from '#storage/cache/cache-scope.ts';
import { cacheDatabase } from '#storage/cache/store/database.ts';
import { openScope, scopeLifetimeMs } from '#storage/cache/store/scopes.ts';
import { putChange, readChanges } from '#storage/put-change.ts';
import { withReferenceServer } from '../../../support/contract/reference-server.ts';
import { eventually } from '../../../support/eventually.ts';
import { expectConsole } from '../../../support/expect-console.ts';
import { letTimePass } from '../../../support/let-time-pass.ts';
import { hangStorage } from '../../../support/page/hang-storage.ts';
import { demoAdmin, openTab, withDevice } from '../../../support/page/open-tab.ts';
import { closeTabs } from '../../../support/page/opened-tabs.ts';
import { settleStorage } from '../../../support/page/reset-indexed-db.ts';

withReferenceServer();
withDevice();

test('a session that ends in another window while its scope is being opened leaves nothing behind', async () => {
  const { api, session } = await openTab();
  const result = await signIn(api, demoAdmin);
  if (result.kind !== 'ok') throw new Error(result.message);
  const { put } = IDBObjectStore.prototype;
  const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
    session.send({ type: 'session.endedElsewhere' });
    return put.call(this, value);
  });
  session.send({ type: 'session.signedIn', ...result.data });
  await eventually(() => expect(putting).toHaveBeenCalledWith(expect.objectContaining({ userId: 1 })));
  const database = await cacheDatabase();
  await eventually(async () => expect(await database.getAllKeys('scopes')).toEqual([]));
});

test('if there is no space for a new scope, the changes of the expired one are deleted too', async () => {
  const first = await openTab(demoAdmin);
  const scope = (await first.api.scope()) ?? '';
  const database = await cacheDatabase();
  const change = { at: 0, area: 'teams', action: 'edit', id: 1, name: 'Lynx', outcome: 'saved', fields: [] } as const;
  await putChange(database, scope, change);
  expect(await readChanges(scope)).toHaveLength(1);
  await database.put('scopes', {
    id: scope,
    userId: 1,
    lastAnswerAt: Date.now() - scopeLifetimeMs,
    keepsPersonal: false,
  });
  closeTabs();
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown) {
    if (this.name === 'scopes') throw new DOMException('No room', 'QuotaExceededError');
    return put.call(this, value);
  });
  expectConsole('warn', /^Lists are not cached: /);
  const { api } = await openTab();
  expect(await api.scope()).toBeNull();
  await eventually(async () => expect(await readChanges(scope)).toEqual([]));
});

test("a scope that a closing window opened late is replaced, and the current user's pages are cached", async () => {
  const recheck = holdTimeout(recheckDelayMs);
  const { api, ...tab } = await openTab();
  await tab.signIn(demoAdmin);
  const database = await cacheDatabase();
  await openScope(database, { userId: 2, now: Date.now(), newId: 'gone' });
  recheck();
  await eventually(async () => {
    const scopes = await database.getAll('scopes');
    expect(scopes.map(({ userId }) => userId)).toEqual([1]);
    expect(await api.scope()).toBe(scopes[0]?.id);
  });
});

test('a user who signed in while storage hung, and has signed out, replaces no current scope', async () => {
  const { api, session, until } = await openTab();
  const result = await signIn(api, demoAdmin);
  if (result.kind !== 'ok') throw new Error(result.message);
  const database = await cacheDatabase();
  const storage = hangStorage();
  session.send({ type: 'session.signedIn', ...result.data });
  session.send({ type: 'session.endedElsewhere' });
  await until((snapshot) => snapshot.matches('signedOut'));
  await letTimePass(100);
  storage.release();
  await openScope(database, { userId: 2, now: Date.now(), newId: 'here' });
  await settleStorage();
  expect(await database.getAllKeys('scopes')).toEqual(['here']);
});

test('a sign-out deletes what a window left that was closed while storage hung', async () => {
  const { session, signIn: enter, until } = await openTab();
  await enter(demoAdmin);
  const database = await cacheDatabase();
  await database.put('scopes', { id: 'left', userId: 2, lastAnswerAt: Date.now(), keepsPersonal: false });
  session.send({ type: 'session.signOut' });
  await until((snapshot) => snapshot.matches('signedOut'));
  expect(await database.getAllKeys('scopes')).toEqual([]);
});

test('a late sign-out deletes nothing of the user who has signed in since', async () => {
  const { session, signIn: enter, until } = await openTab();
  await enter(demoAdmin);
  const database = await cacheDatabase();
  const storage = hangStorage();
  expectConsole('error', /^Session storage error: /);
  session.send({ type: 'session.signOut' });
  await until((snapshot) => snapshot.matches('signedOut'));
  localStorage.setItem('userData', 'of the next user');
  storage.release();
  await database.put('scopes', { id: 'here', userId: 2, lastAnswerAt: Date.now(), keepsPersonal: false });
  await settleStorage();
  expect(await database.getAllKeys('scopes')).toEqual(['here']);
});

/** Holds the timeouts of this length, until the returned function runs the last one. */
function holdTimeout(lengthMs: number): () => void {
  let last: () => unknown = () => undefined;
  const { setTimeout: wait } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => unknown, ms?: number, ...args: unknown[]) => {
    if (ms !== lengthMs) return wait(run, ms, ...args);
    last = run;
    return 0;
  }) as typeof wait);
  return () => void last();
}
