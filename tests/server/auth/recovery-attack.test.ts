import { expect, test } from 'vitest';
import { encodePassword } from '#domain/text/password.ts';
import { allowances, lifetimes } from '#server/auth/limits/policy.ts';
import { throttles } from '#server/db/schema/housekeeping.ts';
import { newPassword, newUser } from '../support/new-user.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const office = '198.51.100.60';
const admin = 'admin@example.com';
const right = 'Admin@1234';

const cookieOf = ({ headers }: { readonly headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';

const send = (username: string, address: string) =>
  app().call('POST /api/v1/users/sendOtp', { json: { username }, token: null, address });

test('150 requests for codes from several addresses do not block a known device', async () => {
  const cookie = cookieOf(await app().signIn());
  const flood = Array.from({ length: 150 }, (_, at) => send(`nobody${at}@example.com`, `192.0.2.${at % 10}`));
  for (let signIn = 0; signIn < 5; signIn += 1) {
    expect((await app().signIn(admin, right, office, { cookie })).status).toBe(200);
  }
  expect((await Promise.all(flood)).every(({ status }) => status === 200)).toBe(true);
});

const verify = (username: string, otp: string, address: string) =>
  app().call('POST /api/v1/users/verifiedOtp', { json: { username, otp }, token: null, address });
const reset = (username: string, address: string) =>
  app().call('POST /api/v1/users/forgetpassword', {
    json: { username, newpassword: encodePassword('After@1234') },
    token: null,
    address,
  });

const statuses = (responses: readonly { readonly status: number }[]) => responses.map(({ status }) => status);

test('the email address and the mobile number of a user share the limits on passwords', async () => {
  const { email, mobile } = await newUser(app());
  const responses = [];
  for (let guess = 0; guess < allowances.account.attempts; guess += 1) {
    responses.push(await app().signIn(guess % 2 === 0 ? email : mobile, 'Wrong@1234', office));
  }
  expect(new Set(statuses(responses))).toEqual(new Set([401]));
  expect((await app().signIn(mobile, newPassword, office)).status).toBe(429);
  expect((await app().signIn(email, newPassword, office)).status).toBe(429);
});

test('the email address and the mobile number of a user share the limits on codes and guesses', async () => {
  const { email, mobile } = await newUser(app());
  const { otp } = (await send(email, office)).body;
  expect((await send(mobile, office)).status).toBe(429);
  const wrong = otp === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < allowances.guesses.attempts; guess += 1) {
    expect((await verify(guess % 2 === 0 ? email : mobile, wrong, office)).status).toBe(422);
  }
  expect((await verify(mobile, otp, office)).status).toBe(429);
});

test('an account gets ten codes an hour, and refused requests do not count', async () => {
  const { email, mobile } = await newUser(app());
  await send(email, office);
  expect(new Set(statuses(await Promise.all(Array.from({ length: 30 }, () => send(email, office)))))).toEqual(
    new Set([429]),
  );
  for (let sent = 1; sent < allowances.codes.attempts; sent += 1) {
    app().wait(lifetimes.betweenCodes);
    expect((await send(sent % 2 === 0 ? email : mobile, `192.0.2.${sent}`)).status).toBe(200);
  }
  app().wait(lifetimes.betweenCodes);
  const refused = await send(email, '192.0.2.99');
  expect(refused).toMatchObject({ status: 429, body: { message: expect.stringMatching(/^Too many/) as string } });
});

test('a name without an account has the same limits as an account', async () => {
  const name = 'nobody-at-all@example.com';
  for (let guess = 0; guess < allowances.account.attempts; guess += 1) {
    expect((await app().signIn(name, 'Wrong@1234', office)).status).toBe(401);
  }
  expect((await app().signIn(name.toUpperCase(), 'Wrong@1234', office)).status).toBe(429);
  for (let sent = 0; sent < allowances.codes.attempts; sent += 1) {
    expect((await send(name, office)).status).toBe(200);
    app().wait(lifetimes.betweenCodes);
  }
  expect((await send(name, office)).status).toBe(429);
});

test('a new device recovers an account despite 150 code requests and 150 guesses from its address, and is known then', async () => {
  const { email, mobile } = await newUser(app());
  const from = '198.51.100.61';
  const flood = Array.from({ length: 150 }, (_, at) => send(`some${at}@example.com`, from));
  const guesses = Array.from({ length: 150 }, (_, at) => verify(`some${at}@example.com`, '000000', from));
  await Promise.all([...flood, ...guesses]);
  const { otp } = (await send(email, from)).body;
  expect((await verify(mobile, otp, from)).status).toBe(200);
  const set = await reset(email, from);
  expect(set.status).toBe(200);
  for (let guess = 0; guess <= allowances.account.attempts; guess += 1) {
    await app().signIn(email, 'Wrong@1234', from);
  }
  expect((await app().signIn(email, 'After@1234', from)).status).toBe(429);
  expect((await app().signIn(email, 'After@1234', from, { cookie: cookieOf(set) })).status).toBe(200);
});

test.each([
  ['codes', allowances.codesFromAddress, 'codes-from', () => send('any1@example.com', '192.0.2.200')],
  ['guesses', allowances.guessesFromAddress, 'otp-from', () => verify('any1@example.com', '000000', '192.0.2.200')],
])('the %s of unknown clients of one address are limited', async (_, { attempts, window }, name, send) => {
  const ends_at = new Date(app().now().getTime() + window);
  const key = `${name}:192.0.2.200`;
  await app()
    .db.insert(throttles)
    .values({ key, attempts: attempts - 1, ends_at });
  expect([200, 422]).toContain((await send()).status);
  app().wait(lifetimes.betweenCodes);
  expect((await send()).status).toBe(429);
});

test('an IPv6 network counts as one client', async () => {
  const { email } = await newUser(app());
  for (let guess = 0; guess < allowances.account.attempts; guess += 1) {
    expect((await app().signIn(email, 'Wrong@1234', `2001:db8:1:2::${guess}`)).status).toBe(401);
  }
  expect((await app().signIn(email, newPassword, '2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await app().signIn(email, newPassword, '2001:db8:1:3::1')).status).toBe(200);
});
