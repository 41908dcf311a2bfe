import { expect, test, vi } from 'vitest';
import { listRows } from '#api/calls/entity-calls.ts';
import { currentUser, isSignedIn } from '#machines/session/selectors.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { fillStorage } from '../../support/page/fill-storage.ts';
import { demoAdmin, openTab, otherAdmin, withDevice } from '../../support/page/open-tab.ts';
import { closeTabs } from '../../support/page/opened-tabs.ts';
import { storedIn } from '../../support/page/stored-in.ts';

const server = withReferenceServer();
withDevice();

const firstPage = { page: 1, perPage: 10, search: '' };
const signOut = { type: 'session.signOut' } as const;

test('a sign-in stores the tokens in session storage and the encrypted user in local storage', async () => {
  const tab = await openTab();
  expect(tab.session.getSnapshot().matches('signedOut')).toBe(true);
  await tab.signIn(demoAdmin);

  expect(currentUser(tab.session.getSnapshot())).toMatchObject({ id: 1, first_name: 'Demo', role_name: 'admin' });
  expect(Object.keys(sessionStorage).sort()).toEqual(['accessToken', 'refreshToken', 'tokenOwner']);
  expect(Object.keys(localStorage)).toEqual(['userData']);
  const everything = JSON.stringify([storedIn(localStorage), storedIn(sessionStorage)]);
  expect(everything).not.toContain('admin@example.com');
  expect(everything).not.toContain(demoAdmin.password);
});

test('a reload stays signed in without a call, and the next call sends the token', async () => {
  await openTab(demoAdmin);
  const before = server.calls().length;
  const reloaded = await openTab();

  expect(isSignedIn(reloaded.session.getSnapshot())).toBe(true);
  expect(currentUser(reloaded.session.getSnapshot())).toMatchObject({ email: 'admin@example.com' });
  expect(server.calls()).toHaveLength(before);
  expect((await listRows(reloaded.api, 'GET /api/v1/teams', firstPage, { fixed: { type: 'web' } })).kind).toBe('ok');
  expect(server.calls().at(-1)?.authorization).toBe(`Bearer ${sessionStorage.getItem('accessToken') ?? ''}`);
});

test('a new launch restores the user without a token: locked online, read-only offline', async () => {
  await openTab(demoAdmin);
  sessionStorage.clear();
  const online = await openTab();
  expect(online.session.getSnapshot().matches({ present: { access: { tokenless: 'locked' } } })).toBe(true);
  expect(currentUser(online.session.getSnapshot())).toMatchObject({ id: 1 });

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offline = await openTab();
  expect(offline.session.getSnapshot().matches({ present: { access: { tokenless: 'readOnly' } } })).toBe(true);
});

test("one user's token is not used for another", async () => {
  await openTab(demoAdmin);
  sessionStorage.setItem('tokenOwner', '2');
  const next = await openTab();
  expect(next.session.getSnapshot().matches({ present: { access: { tokenless: 'locked' } } })).toBe(true);
  expect(sessionStorage.length).toBe(0);
});

test('unreadable stored data is deleted, and no user is signed in', async () => {
  await openTab(demoAdmin);
  localStorage.setItem('userData', 'not what was written');
  const tab = await openTab();
  expect(tab.session.getSnapshot().matches('signedOut')).toBe(true);
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('a sign-out clears both storages except the device’s settings', async () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('language', 'hi');
  localStorage.setItem('sidebar', 'collapsed');
  const tab = await openTab(demoAdmin);
  localStorage.setItem('something', 'of hers');
  sessionStorage.setItem('something', 'of hers');
  tab.session.send(signOut);
  await tab.until((snapshot) => snapshot.matches('signedOut'));

  expect(storedIn(localStorage)).toEqual({ theme: 'dark', language: 'hi', sidebar: 'collapsed' });
  expect(sessionStorage.length).toBe(0);
  expect((await openTab()).session.getSnapshot().matches('signedOut')).toBe(true);
});

test('another user who signs in over a locked session finds no data of the former user', async () => {
  await openTab(demoAdmin);
  closeTabs();
  localStorage.setItem('something', 'of hers');
  sessionStorage.clear();
  const tab = await openTab();
  const replaced = vi.fn();
  tab.session.on('session.replaced', replaced);
  await tab.signIn(otherAdmin);

  expect(replaced).toHaveBeenCalledOnce();
  expect(Object.keys(localStorage)).toEqual(['userData']);
  expect(sessionStorage.getItem('tokenOwner')).toBe('2');
  expect(currentUser((await openTab()).session.getSnapshot())).toMatchObject({ id: 2, first_name: 'Asha' });
});

test('with full storage a sign-in lasts as long as its tab, and a sign-out ends it', async () => {
  const tab = await openTab();
  fillStorage();
  await tab.signIn(demoAdmin);
  expect(isSignedIn(tab.session.getSnapshot())).toBe(true);
  expect((await listRows(tab.api, 'GET /api/v1/teams', firstPage, { fixed: { type: 'web' } })).kind).toBe('ok');
  tab.session.send(signOut);
  await tab.until((snapshot) => snapshot.matches('signedOut'));
  expect((await openTab()).session.getSnapshot().matches('signedOut')).toBe(true);
});
