import { beforeAll, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type OwnApi, ownApi } from '#api/api.ts';
import { changePassword, endSession, sendMobileOtp, verifyMobileOtp } from '#api/calls/account-calls.ts';
import { createRecord, removeRecord, updateRecord } from '#api/calls/entity-calls.ts';
import { restoreEntry } from '#api/calls/history-calls.ts';
import { sendCustomNotification, sendTrendingNotification } from '#api/calls/notification-calls.ts';
import { updateProfile } from '#api/calls/profile-calls.ts';
import { entity } from '#entities/declared/teams.ts';
import { formLogic } from '#records/form-logic.ts';
import { rowStatusLogic } from '#records/rows/row-status-logic.ts';
import { runRowStatus } from '#records/rows/run-row-status.ts';
import { lifetimes } from '#server/auth/limits/policy.ts';
import { capabilitiesOf } from '#session/capabilities/capabilities.ts';
import { ownServices } from '#session/services/use-own-api.ts';
import { pictureFile } from '../../server/support/pictures.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { eventually } from '../../support/eventually.ts';
import { expectConsole } from '../../support/expect-console.ts';
import { demoAdmin, openTab, otherAdmin, type Tab, withDevice } from '../../support/page/open-tab.ts';

/** Nothing that a user has started is sent with the token of the next user, whatever has delayed it. */

const server = withReferenceServer();
withDevice();

const values = { name: 'Lynx', full_name: 'Lynx of Pune', game_id: '18', country: '', status: '1' };
const unkept = { store: () => Promise.resolve(false), noteSending: () => Promise.resolve(null) };
let picture: File;

beforeAll(() => {
  picture = pictureFile('png', { bytes: 1000, name: 'mark.png' });
});

/** Ends the session of the tab, and begins one of another user. */
async function changeUser(tab: Tab, next = otherAdmin) {
  tab.session.send({ type: 'session.signOut' });
  await waitFor(tab.session, (snapshot) => snapshot.matches('signedOut'));
  await tab.signIn(next);
}

/** The calls that are not reads, except sign-ins. */
const writes = () =>
  server
    .calls()
    .filter(({ method, path }) => path.includes('Notification') || (method !== 'GET' && !/login/.test(path)));

const profile = { firstName: 'A', lastName: 'B', phone: '9876543210', email: 'a@example.com', picture: null };

const everyWrite: readonly (readonly [string, (api: OwnApi) => Promise<{ readonly kind: string }>])[] = [
  ['a create', (api) => createRecord(api, 'POST /api/v1/teams', values)],
  ['an upload', (api) => createRecord(api, 'POST /api/v1/games', { name: 'Of The Author', image: picture })],
  ['an update', (api) => updateRecord(api, 'PATCH /api/v1/teams/{id}', 1, { status: '0' })],
  ['a removal', (api) => removeRecord(api, 'DELETE /api/v1/teams/removeTeams', 1)],
  ['a restore', (api) => restoreEntry(api, { id: 1 })],
  ['a profile', (api) => updateProfile(api, 1, { base: profile, values: { ...profile, picture } })],
  ['a password', (api) => changePassword(api, { oldpassword: 'a', newpassword: 'b', confirmPassword: 'b' })],
  ['a code', (api) => sendMobileOtp(api, { phone: '9876543210', userId: 1 })],
  ['a typed code', (api) => verifyMobileOtp(api, { phone: '9876543210', userId: 1, otp: '123456' })],
  ['the end of a session', (api) => endSession(api, 'others')],
  ['a notification', (api) => sendCustomNotification(api, { title: 'Finals' })],
  ['a trending notification', (api) => sendTrendingNotification(api, { message: 'Finals', id: '1' })],
];

test('no write that was started in a former session is sent', async () => {
  const tab = await openTab(demoAdmin);
  const api = ownApi(tab.api);
  await changeUser(tab);
  const results = await Promise.all(everyWrite.map(async ([name, write]) => [name, (await write(api)).kind]));
  expect(results).toEqual(everyWrite.map(([name]) => [name, 'sessionExpired']));
  expect(writes()).toEqual([]);
});

test('a write carries its author, as soon as the server is known to check it', async () => {
  const tab = await openTab(demoAdmin);
  const authors: (string | null)[] = [];
  const fetch: typeof tab.api.fetch = (request) => {
    if (request.method !== 'GET') authors.push(request.headers.get('Change-Author'));
    return tab.api.fetch(request);
  };
  const api = ownApi({ ...tab.api, fetch });
  await updateRecord(api, 'PATCH /api/v1/teams/{id}', 1, { status: '1' });
  await capabilitiesOf(api);
  await updateRecord(api, 'PATCH /api/v1/teams/{id}', 1, { status: '1' });
  await createRecord(api, 'POST /api/v1/games', { name: 'Of The Author', image: picture });
  expect(authors).toEqual([null, '1', '1']);
});

test('a write is not sent after its user has signed out and in again', async () => {
  const tab = await openTab(demoAdmin);
  const api = ownApi(tab.api);
  await changeUser(tab, demoAdmin);
  expect(await createRecord(api, 'POST /api/v1/teams', values)).toMatchObject({ kind: 'sessionExpired' });
  expect(writes()).toEqual([]);
});

test('a pressed save that waits for the capabilities is not sent as the next user', async () => {
  const tab = await openTab(demoAdmin);
  let respond: () => void = () => undefined;
  const asked = vi.fn();
  const fetch: typeof tab.api.fetch = async (request) => {
    if (request.url.endsWith('/capabilities')) {
      asked();
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
    }
    return await tab.api.fetch(request);
  };
  const input = { mode: 'create', id: null, initial: values, validate: () => ({}) } as const;
  const form = createActor(formLogic(ownApi({ ...tab.api, fetch }), entity, unkept), { input }).start();
  form.send({ type: 'form.save' });
  await eventually(() => expect(asked).toHaveBeenCalled());
  form.stop();
  await changeUser(tab);
  respond();
  // A later write of the next user has a response, and the save was not sent.
  await updateRecord(ownApi(tab.api), 'PATCH /api/v1/teams/{id}', 1, { status: '1' });
  expect(writes().map(({ method }) => method)).toEqual(['PATCH']);
});

test('a switched row whose session has expired is not sent as the user who signs in instead', async () => {
  expectConsole('error', /^Refresh token error: Your session has ended\. Please sign in again$/);
  const tab = await openTab(demoAdmin);
  server.wait(lifetimes.refresh + 1000);
  const own = ownServices(tab);
  const status = createActor(rowStatusLogic(own.api, entity, 'Team'));
  const ended = runRowStatus(status, { id: 1, to: '0' }, own);
  await waitFor(status, (snapshot) => snapshot.hasTag('awaitingSignIn'));
  const before = writes().length;
  await tab.signIn(otherAdmin);
  await ended;
  expect(status.getSnapshot().status).toBe('stopped');
  expect(writes()).toHaveLength(before);
});

test('a switched row whose code loads until another user has signed in ends at once', async () => {
  const tab = await openTab(demoAdmin);
  const own = ownServices(tab);
  await changeUser(tab);
  const notified = vi.fn();
  const status = createActor(rowStatusLogic(own.api, entity, 'Team'));
  status.on('notify', notified);
  await runRowStatus(status, { id: 1, to: '0' }, own);
  expect(notified).not.toHaveBeenCalled();
  expect(writes()).toEqual([]);
});
