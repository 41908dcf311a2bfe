import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import { createRecord } from '#api/calls/record-calls.ts';
import { currentUser, isExpired, isSignedIn } from '#machines/session/selectors.ts';
import { lifetimes } from '#server/auth/policy.ts';
import { pictureFile } from '../../server/support/pictures.ts';
import { expectConsole } from '../../support/expect-console.ts';
import { withFileContents } from '../../support/file-contents.ts';
import { demoAdmin, openTab, otherAdmin, withDevice } from '../../support/open-tab.ts';
import { withReferenceServer } from '../../support/reference-server.ts';

const server = withReferenceServer();
withDevice();

const refresh = 'POST /api/v1/users/refreshToken';
const readGames = (api: Api, search = '') => listRows(api, 'GET /api/v1/games', { page: 1, perPage: 10, search });

/** Signed in, with an access token that the server no longer takes. */
async function openOutdated() {
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  server.wait(lifetimes.access + 1000);
  return tab;
}

test('500 calls that meet a refused token ask for a new one once, and each is repeated once', async () => {
  const tab = await openOutdated();
  const old = sessionStorage.getItem('accessToken') ?? '';
  const answers = await Promise.all(Array.from({ length: 500 }, () => readGames(tab.api)));

  expect(answers.filter(({ kind }) => kind === 'ok')).toHaveLength(500);
  expect(server.calls(refresh)).toHaveLength(1);
  expect(server.calls(refresh)[0]?.authorization).toBeNull();
  expect(Object.keys(server.calls(refresh)[0]?.body ?? {})).toEqual(['refreshToken']);
  const sent = server.calls('GET /api/v1/games').map(({ authorization }) => authorization);
  const renewed = sessionStorage.getItem('accessToken') ?? '';
  expect(renewed).not.toBe(old);
  expect(sent.filter((bearer) => bearer === `Bearer ${old}`)).toHaveLength(500);
  expect(sent.filter((bearer) => bearer === `Bearer ${renewed}`)).toHaveLength(500);
}, 60_000);

test('a write is repeated whole: its fields and its picture', async () => {
  const tab = await openOutdated();
  const image = pictureFile('png', { bytes: 1000, name: 'mark.png' });
  const answer = await createRecord(tab.api, 'POST /api/v1/games', { name: 'Rocket League Mobile', image });

  expect(answer).toMatchObject({ kind: 'ok', data: { name: 'Rocket League Mobile' } });
  const [refused, repeated, ...more] = server.calls('POST /api/v1/games');
  expect(more).toEqual([]);
  expect(await withFileContents(repeated?.body)).toEqual(await withFileContents(refused?.body));
  const sent = repeated?.body?.['image'];
  expect(sent).toBeInstanceOf(File);
  expect(sent).toMatchObject({ name: 'mark.png', size: 1000 });
  expect(await readGames(tab.api, 'rocket league mobile')).toMatchObject({ data: { totalData: 1 } });
});

test('a call that is refused with the new token too is not repeated again', async () => {
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  server.failNext('GET /api/v1/games', 'refusedToken');
  server.failNext('GET /api/v1/games', 'refusedToken');
  expect(await readGames(tab.api)).toMatchObject({ kind: 'rejected', message: 'Please sign in' });
  expect(server.calls('GET /api/v1/games')).toHaveLength(2);
  expect(server.calls(refresh)).toHaveLength(1);
});

test('a refused refresh is logged and makes the session expired, with the person still there', async () => {
  expectConsole('error', /^Refresh token error: Your session has ended\. Please sign in again$/);
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  server.wait(lifetimes.refresh + 1000);
  const answers = await Promise.all([readGames(tab.api), readGames(tab.api)]);

  expect(answers.map(({ kind }) => kind)).toEqual(['sessionExpired', 'sessionExpired']);
  expect(server.calls(refresh)).toHaveLength(1);
  expect(isExpired(tab.session.getSnapshot())).toBe(true);
  expect(currentUser(tab.session.getSnapshot())).toMatchObject({ id: 1 });
  expect(sessionStorage.length).toBe(0);
});

test('the same person signs in again and what waited may go on', async () => {
  expectConsole('error', /^Refresh token error: Your session has ended\. Please sign in again$/);
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  server.wait(lifetimes.refresh + 1000);
  await readGames(tab.api);
  const resumed = vi.fn();
  tab.session.on('session.resumed', resumed);
  await tab.signIn(demoAdmin);

  expect(resumed).toHaveBeenCalledOnce();
  expect(isSignedIn(tab.session.getSnapshot())).toBe(true);
  expect((await readGames(tab.api)).kind).toBe('ok');
});

test('another person who signs in over an expired session is told to start clean', async () => {
  expectConsole('error', /^Refresh token error: Your session has ended\. Please sign in again$/);
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  server.wait(lifetimes.refresh + 1000);
  await readGames(tab.api);
  const told: string[] = [];
  tab.session.on('*', ({ type }) => told.push(type));
  await tab.signIn(otherAdmin);
  // Once more where that is written, for windows that were being opened.
  await vi.waitFor(() => expect(told).toEqual(['session.started', 'session.replaced', 'session.started']));
  expect(currentUser(tab.session.getSnapshot())).toMatchObject({ id: 2 });
});

test.each([
  ['unreachable', 'Failed to fetch'],
  ['page', "The server's answer was not understood"],
  ['gatewayPage', "The server's answer was not understood"],
  ['serverFault', 'Something went wrong on the server'],
] as const)('a refresh that meets a bad network (%s) fails the call and leaves the session', async (fault, message) => {
  expectConsole('error', new RegExp(`^Refresh token error: ${message}`));
  const tab = await openOutdated();
  server.failNext(refresh, fault);
  expect((await readGames(tab.api)).kind).toBe(fault === 'unreachable' ? 'offline' : 'fault');
  expect(isSignedIn(tab.session.getSnapshot())).toBe(true);
  expect((await readGames(tab.api)).kind).toBe('ok');
});

test('the answer to a refresh that is lost does not end the session: the same token is asked with again', async () => {
  expectConsole('error', /^Refresh token error: Failed to fetch$/);
  const tab = await openOutdated();
  server.failNext(refresh, 'answerLost');
  expect((await readGames(tab.api)).kind).toBe('offline');
  expect((await readGames(tab.api)).kind).toBe('ok');
  const [lost, asked] = server.calls(refresh);
  expect(asked?.body).toEqual(lost?.body);
});

test('a write of somebody who has left is not repeated in the name of whoever has come', async () => {
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  let answerIt = (_: Response): void => undefined;
  const first = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        answerIt = resolve;
      }),
  );
  const fetch = vi.fn(tab.api.fetch).mockImplementationOnce(first);
  const answer = createRecord({ ...tab.api, fetch }, 'POST /api/v1/games', { name: 'Of The Former' });
  await vi.waitFor(() => expect(first).toHaveBeenCalled());
  tab.session.send({ type: 'session.signOut' });
  await waitFor(tab.session, (snapshot) => snapshot.matches('signedOut'));
  await tab.signIn(otherAdmin);
  answerIt(new Response('{"status":false,"message":"Unauthorized"}', { status: 401 }));
  expect(await answer).toMatchObject({ kind: 'sessionExpired' });
  expect(fetch).toHaveBeenCalledOnce();
});
