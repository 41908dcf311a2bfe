import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { type Api, ownApi } from '#api/api.ts';
import { createRecord, listRows } from '#api/calls/entity-calls.ts';
import { currentUser, isExpired, isSignedIn } from '#machines/session/selectors.ts';
import { lifetimes } from '#server/auth/limits/policy.ts';
import { pictureFile } from '../../server/support/pictures.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { eventually } from '../../support/eventually.ts';
import { expectConsole } from '../../support/expect-console.ts';
import { withFileContents } from '../../support/file-contents.ts';
import { demoAdmin, openTab, otherAdmin, withDevice } from '../../support/page/open-tab.ts';

const server = withReferenceServer();
withDevice();

const refresh = 'POST /api/v1/users/refreshToken';
const readGames = (api: Api, search = '') => listRows(api, 'GET /api/v1/games', { page: 1, perPage: 10, search });

/** A signed-in tab with an expired access token. */
async function openWithExpiredToken() {
  const tab = await openTab(demoAdmin);
  server.wait(lifetimes.access + 1000);
  return tab;
}

test('500 calls with an expired token cause one refresh, and each is repeated once', async () => {
  const tab = await openWithExpiredToken();
  const old = sessionStorage.getItem('accessToken') ?? '';
  const answers = await Promise.all(Array.from({ length: 500 }, () => readGames(tab.api)));

  expect(answers.filter(({ kind }) => kind === 'ok')).toHaveLength(500);
  expect(server.calls(refresh)).toHaveLength(1);
  expect(server.calls(refresh)[0]?.authorization).toBeNull();
  expect(Object.keys(server.calls(refresh)[0]?.body ?? {})).toEqual(['refreshToken']);
  const sent = server.calls('GET /api/v1/games').map(({ authorization }) => authorization);
  const refreshed = sessionStorage.getItem('accessToken') ?? '';
  expect(refreshed).not.toBe(old);
  expect(sent.filter((bearer) => bearer === `Bearer ${old}`)).toHaveLength(500);
  expect(sent.filter((bearer) => bearer === `Bearer ${refreshed}`)).toHaveLength(500);
});

test('a write is repeated with its fields and its picture', async () => {
  const tab = await openWithExpiredToken();
  const image = pictureFile('png', { bytes: 1000, name: 'mark.png' });
  const answer = await createRecord(ownApi(tab.api), 'POST /api/v1/games', { name: 'Rocket League Mobile', image });

  expect(answer).toMatchObject({ kind: 'ok', data: { name: 'Rocket League Mobile' } });
  const [refused, repeated, ...more] = server.calls('POST /api/v1/games');
  expect(more).toEqual([]);
  expect(await withFileContents(repeated?.body)).toEqual(await withFileContents(refused?.body));
  const sent = repeated?.body?.['image'];
  expect(sent).toBeInstanceOf(File);
  expect(sent).toMatchObject({ name: 'mark.png', size: 1000 });
  expect(await readGames(tab.api, 'rocket league mobile')).toMatchObject({ data: { totalData: 1 } });
});

test('a call that is rejected with the new token too is not repeated again', async () => {
  const tab = await openTab(demoAdmin);
  server.failNext('GET /api/v1/games', 'refusedToken');
  server.failNext('GET /api/v1/games', 'refusedToken');
  expect(await readGames(tab.api)).toMatchObject({ kind: 'rejected', message: 'Please sign in' });
  expect(server.calls('GET /api/v1/games')).toHaveLength(2);
  expect(server.calls(refresh)).toHaveLength(1);
});

test('a rejected refresh is logged and the session expires; its user remains', async () => {
  expectConsole('error', /^Refresh token error: Your session has ended\. Please sign in again$/);
  const tab = await openTab(demoAdmin);
  server.wait(lifetimes.refresh + 1000);
  const answers = await Promise.all([readGames(tab.api), readGames(tab.api)]);

  expect(answers.map(({ kind }) => kind)).toEqual(['sessionExpired', 'sessionExpired']);
  expect(server.calls(refresh)).toHaveLength(1);
  expect(isExpired(tab.session.getSnapshot())).toBe(true);
  expect(currentUser(tab.session.getSnapshot())).toMatchObject({ id: 1 });
  expect(sessionStorage.length).toBe(0);
});

test('after the same user has signed in again, waiting work resumes', async () => {
  expectConsole('error', /^Refresh token error: Your session has ended\. Please sign in again$/);
  const tab = await openTab(demoAdmin);
  server.wait(lifetimes.refresh + 1000);
  await readGames(tab.api);
  const resumed = vi.fn();
  tab.session.on('session.resumed', resumed);
  await tab.signIn(demoAdmin);

  expect(resumed).toHaveBeenCalledOnce();
  expect(isSignedIn(tab.session.getSnapshot())).toBe(true);
  expect((await readGames(tab.api)).kind).toBe('ok');
});

test('another user’s sign-in over an expired session replaces it', async () => {
  expectConsole('error', /^Refresh token error: Your session has ended\. Please sign in again$/);
  const tab = await openTab(demoAdmin);
  server.wait(lifetimes.refresh + 1000);
  await readGames(tab.api);
  const events: string[] = [];
  tab.session.on('*', ({ type }) => events.push(type));
  await tab.signIn(otherAdmin);
  // `session.started` again after the write, for windows that were opening.
  await eventually(() => expect(events).toEqual(['session.started', 'session.replaced', 'session.started']));
  expect(currentUser(tab.session.getSnapshot())).toMatchObject({ id: 2 });
});

test.each([
  ['unreachable', 'Failed to fetch'],
  ['page', 'The server sent an unexpected reply'],
  ['gatewayPage', 'The server sent an unexpected reply'],
  ['serverFault', 'Something went wrong on the server'],
] as const)('a refresh that meets a bad network (%s) fails the call and keeps the session', async (fault, message) => {
  expectConsole('error', new RegExp(`^Refresh token error: ${message}`));
  const tab = await openWithExpiredToken();
  server.failNext(refresh, fault);
  expect((await readGames(tab.api)).kind).toBe(fault === 'unreachable' ? 'offline' : 'fault');
  expect(isSignedIn(tab.session.getSnapshot())).toBe(true);
  expect((await readGames(tab.api)).kind).toBe('ok');
});

test('a lost response to a refresh does not end the session: the refresh is sent again with the same token', async () => {
  expectConsole('error', /^Refresh token error: Failed to fetch$/);
  const tab = await openWithExpiredToken();
  server.failNext(refresh, 'answerLost');
  expect((await readGames(tab.api)).kind).toBe('offline');
  expect((await readGames(tab.api)).kind).toBe('ok');
  const [lost, repeated] = server.calls(refresh);
  expect(repeated?.body).toEqual(lost?.body);
});

test('a write of a signed-out user is not repeated with the token of the next user', async () => {
  const tab = await openTab(demoAdmin);
  let respond = (_: Response): void => undefined;
  const first = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        respond = resolve;
      }),
  );
  const fetch = vi.fn(tab.api.fetch).mockImplementationOnce(first);
  const answer = createRecord(ownApi({ ...tab.api, fetch }), 'POST /api/v1/games', { name: 'Of The Former' });
  await eventually(() => expect(first).toHaveBeenCalled());
  tab.session.send({ type: 'session.signOut' });
  await waitFor(tab.session, (snapshot) => snapshot.matches('signedOut'));
  await tab.signIn(otherAdmin);
  respond(new Response('{"status":false,"message":"Unauthorized"}', { status: 401 }));
  expect(await answer).toMatchObject({ kind: 'sessionExpired' });
  expect(fetch).toHaveBeenCalledOnce();
});
