import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, ownApi } from '#api/api.ts';
import { sendOtp } from '#api/calls/account-calls.ts';
import { readProfile, updateProfile } from '#api/calls/profile-calls.ts';
import { pictureFile } from '../../../server/support/pictures.ts';
import { apiOf } from '../../../support/api-of.ts';
import { apiUrl, withReferenceServer } from '../../../support/contract/reference-server.ts';
import { demoAdmin, openTab } from '../../../support/page/open-tab.ts';

const server = withReferenceServer();
const profile = {
  firstName: 'Demo',
  lastName: 'Admin',
  phone: '9876543210',
  email: 'admin@example.com',
  picture: null,
};
/** The API of a user who has forgotten the password. */
const open = apiOf({ baseUrl: apiUrl, credentials: { accessToken: () => null } });
let signed: Api;
let already = 0;

beforeAll(async () => {
  const tab = await openTab(demoAdmin);
  signed = tab.api;
});

beforeEach(() => {
  already = server.calls().length;
});

/** The only request that was sent: its call, query and body. */
function sent() {
  const [call, ...more] = server.calls().slice(already);
  expect(more).toEqual([]);
  const bearer = call?.authorization?.startsWith('Bearer ') === true;
  return { call: `${call?.method} ${call?.path}${call?.search}`, body: call?.body, bearer };
}

test('recovery sends the access token only if a user is signed in', async () => {
  await sendOtp(open, 'asha@example.com');
  const body = { username: 'asha@example.com' };
  expect(sent()).toEqual({ call: 'POST /api/v1/users/sendOtp', body, bearer: false });
  already = server.calls().length;
  await sendOtp(signed, 'somebody@example.com');
  expect(sent()).toMatchObject({ bearer: true });
});

test('a profile is read by its id and converted to the names of the form', async () => {
  expect(await readProfile(signed, 1)).toMatchObject({ kind: 'ok', data: profile });
  expect(sent()).toEqual({ call: 'GET /api/v1/users/id?id=1', body: undefined, bearer: true });
});

test('a profile is sent completely, a picture only as a file, and its URL is returned absolute', async () => {
  const values = { firstName: 'Asha', lastName: 'Rao', phone: '' };
  await updateProfile(ownApi(signed), 1, { base: profile, values: { ...values, picture: '/uploads/old.png' } });
  const body = { first_name: 'Asha', last_name: 'Rao', email: 'admin@example.com', mobile_no: '', id: '1' };
  expect(sent()).toEqual({ call: 'PATCH /api/v1/users/updateprofile', body, bearer: true });
  const picture = pictureFile('png', { name: 'me.png' });
  const saved = await updateProfile(ownApi(signed), 1, { base: profile, values: { ...values, picture } });
  const address = saved.kind === 'ok' ? saved.data.profileImage : undefined;
  expect(address).toMatch(new RegExp(`^${apiUrl}/uploads/`));
  expect(await readProfile(signed, 1)).toMatchObject({ data: { firstName: 'Asha', phone: '', picture: address } });
});

test('if a save returns a page instead of JSON, its result is unknown', async () => {
  const values = { firstName: 'Demo', lastName: 'Admin', phone: '', picture: null };
  server.failNext('PATCH /api/v1/users/updateprofile', 'page');
  expect((await updateProfile(ownApi(signed), 1, { base: profile, values })).kind).toBe('unknown');
});

test('a response without a picture changes none, and an invalid profile is a fault', async () => {
  const values = { firstName: 'Demo', lastName: 'Admin', phone: '', picture: null };
  server.failNext('PATCH /api/v1/users/updateprofile', { status: 200, body: { status: true, message: 'Saved' } });
  expect(await updateProfile(ownApi(signed), 1, { base: profile, values })).toMatchObject({ kind: 'ok', data: {} });
  server.failNext('GET /api/v1/users/id', { status: 200, body: { status: true, message: 'Read', data: [1] } });
  expect(await readProfile(signed, 1)).toMatchObject({ kind: 'fault' });
});
