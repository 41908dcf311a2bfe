import { expect, test } from 'vitest';
import { sendOtp } from '#api/calls/account-calls.ts';
import { refreshTokens, signIn } from '#api/calls/session-calls.ts';
import { apiOf } from '../../../support/api-of.ts';
import { apiUrl, withReferenceServer } from '../../../support/contract/reference-server.ts';

const server = withReferenceServer();
const login = 'POST /api/v1/users/login';
const api = apiOf({ baseUrl: apiUrl });
const admin = { username: 'admin@example.com', password: 'Admin@1234' };

test('a login has the payload of section 3, with an encoded password and without an access token', async () => {
  const result = await signIn(api, admin);
  expect(server.calls()).toEqual([
    {
      method: 'POST',
      path: '/api/v1/users/login',
      search: '',
      contentType: 'multipart/form-data',
      authorization: null,
      body: {
        email: 'admin@example.com',
        password: 'QWRtaW5AMTIzNA==',
        device_token: 'admin',
        device_type: 'web',
      },
    },
  ]);
  expect(result).toMatchObject({
    kind: 'ok',
    message: "You're successfully logged in",
    data: { user: { id: 1, role_name: 'admin' } },
  });
});

test('the mobile number can be used to sign in, and the role is in lower case', async () => {
  const result = await signIn(api, { ...admin, username: '9876543210' });
  expect(result).toMatchObject({ kind: 'ok', data: { user: { email: 'admin@example.com', role_name: 'admin' } } });
});

test("wrong credentials show the text of section 8, whatever the server's message", async () => {
  expect(await signIn(api, { ...admin, password: 'Wrong@1234' })).toMatchObject({
    kind: 'rejected',
    message: 'Invalid username or password',
  });
  server.failNext(login, { status: 401, body: { status: false, message: 'E_AUTH 17' } });
  expect(await signIn(api, admin)).toMatchObject({ kind: 'rejected', message: 'Invalid username or password' });
});

test.each([
  [403, 'This account is not active'],
  [429, 'Too many attempts. Please try again in 2 minutes'],
  [200, 'Your trial has ended'],
])("a login that is rejected with %i for another reason shows the server's message", async (status, message) => {
  server.failNext(login, { status, body: { status: false, message } });
  expect(await signIn(api, admin)).toMatchObject({ kind: 'rejected', message });
});

test.each([
  ['the credentials', {}, 'Invalid username or password'],
  ['the input', { errors: [{ path: 'email', msg: '' }] }, 'Invalid username and password input'],
])("a server that rejects %s without a message gets the client's message", async (_, more, message) => {
  server.failNext(login, { status: 422, body: { status: false, message: '', ...more } });
  expect(await signIn(api, admin)).toMatchObject({ kind: 'rejected', message });
});

test('a 401 to a login is its result: no token is refreshed', async () => {
  server.failNext(login, 'refusedToken');
  expect((await signIn(api, admin)).kind).toBe('rejected');
  expect(server.calls()).toHaveLength(1);
});

test('a minimal response is accepted: no refresh token, empty names, null for missing values', async () => {
  const user = {
    id: 9,
    email: 'asha@example.com',
    first_name: null,
    profile_pic: '/uploads/a.png',
    role_name: 'Admin',
  };
  const body = { status: true, message: 'Welcome', data: user, token: { accessToken: 'abc' } };
  server.failNext(login, { status: 200, body });
  expect(await signIn(api, admin)).toMatchObject({
    data: {
      user: { id: 9, first_name: '', last_name: '', mobile_no: '', profile_pic: `${apiUrl}/uploads/a.png` },
      tokens: { accessToken: 'abc', refreshToken: null },
    },
  });
});

test.each(['page', 'serverFault', 'unreachable'] as const)(
  'a network that responds with %s signs nobody in',
  async (fault) => {
    server.failNext(login, fault);
    expect((await signIn(api, admin)).kind).toBe(fault === 'unreachable' ? 'unknown' : 'fault');
  },
);

test('only sign-in and recovery of an API of another origin send its device tokens; one of the own origin sends no header', async () => {
  const sent: (string | null)[] = [];
  let stored: string | null = null;
  const apiAt = (baseUrl: string) =>
    apiOf({
      baseUrl,
      credentials: { accessToken: () => null },
      deviceTokens: {
        read: () => stored,
        write: (tokens) => {
          stored = tokens;
        },
      },
      fetch: async (request) => {
        sent.push(request.headers.get('x-device-token'));
        return Response.json({ status: false, message: 'No' }, { headers: { 'x-device-token': 'given' } });
      },
    });
  await signIn(apiAt(apiUrl), admin);
  expect([sent, stored]).toEqual([[null], null]);
  const apart = apiAt('https://api.example.com');
  await signIn(apart, admin);
  await signIn(apart, admin);
  expect([sent, stored]).toEqual([[null, null, 'given'], 'given']);
  await sendOtp(apart, admin.username);
  await refreshTokens(apart, 'refresh');
  expect(sent).toEqual([null, null, 'given', 'given', null]);
});
