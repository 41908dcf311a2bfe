import { expect, test } from 'vitest';
import { createApi } from '#api/api.ts';
import { sendOtp } from '#api/calls/recovery-calls.ts';
import { refreshTokens, signIn } from '#api/calls/session-calls.ts';
import { apiUrl, withReferenceServer } from '../../support/reference-server.ts';

const server = withReferenceServer();
const login = 'POST /api/v1/users/login';
const refused = () => Promise.reject(new Error('A login asks for no new token'));
const api = createApi({
  baseUrl: apiUrl,
  credentials: { accessToken: () => 'of somebody', holder: () => undefined, renew: refused },
});
const admin = { username: 'admin@example.com', password: 'Admin@1234' };

test('a login is sent as section 3 has it, the password encoded, without a bearer', async () => {
  const answer = await signIn(api, admin);
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
  expect(answer).toMatchObject({
    kind: 'ok',
    message: "You're successfully logged in",
    data: { user: { id: 1, role_name: 'admin' } },
  });
});

test('the mobile number signs in as well, and the role is lower-cased', async () => {
  const answer = await signIn(api, { ...admin, username: '9876543210' });
  expect(answer).toMatchObject({ kind: 'ok', data: { user: { email: 'admin@example.com', role_name: 'admin' } } });
});

test('wrong credentials show the text of section 8, whatever the server says', async () => {
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
])("a login that is refused with %i for another reason shows the server's message", async (status, message) => {
  server.failNext(login, { status, body: { status: false, message } });
  expect(await signIn(api, admin)).toMatchObject({ kind: 'rejected', message });
});

test.each([
  ['the credentials', {}, 'Invalid username or password'],
  ['the input', { errors: [{ path: 'email', msg: '' }] }, 'Invalid username and password input'],
])('a server that refuses %s without a word is spoken for', async (_, more, message) => {
  server.failNext(login, { status: 422, body: { status: false, message: '', ...more } });
  expect(await signIn(api, admin)).toMatchObject({ kind: 'rejected', message });
});

test('a 401 to a login is its answer: nothing is refreshed', async () => {
  server.failNext(login, 'refusedToken');
  expect((await signIn(api, admin)).kind).toBe('rejected');
  expect(server.calls()).toHaveLength(1);
});

test('a server with fewer words is understood: no refresh token, no names, null for what is missing', async () => {
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
  'a network that answers with %s signs nobody in',
  async (fault) => {
    server.failNext(login, fault);
    expect((await signIn(api, admin)).kind).toBe(fault === 'unreachable' ? 'unknown' : 'fault');
  },
);

test('an API of another origin gets back the device tokens that it gave, with sign-in and recovery alone; one of the own origin sends no header', async () => {
  const sent: (string | null)[] = [];
  let stored: string | null = null;
  const answering = (baseUrl: string) =>
    createApi({
      baseUrl,
      credentials: { accessToken: () => null, holder: () => undefined, renew: refused },
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
  await signIn(answering(apiUrl), admin);
  expect([sent, stored]).toEqual([[null], null]);
  const apart = answering('https://api.example.com');
  await signIn(apart, admin);
  await signIn(apart, admin);
  expect([sent, stored]).toEqual([[null, null, 'given'], 'given']);
  await sendOtp(apart, admin.username);
  await refreshTokens(apart, 'refresh');
  expect(sent).toEqual([null, null, 'given', 'given', null]);
});
