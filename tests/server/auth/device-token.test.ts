import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { encodePassword } from '#domain/text/password.ts';
import { createApp } from '#server/app.ts';
import { allowances, deviceAccounts, lifetimes, mostPerHour } from '#server/auth/limits/policy.ts';
import { throttles } from '#server/db/schema/housekeeping.ts';
import { createSite } from '#server/site.ts';
import { memoryStore } from '#server/uploads/memory-store.ts';
import { newPassword, newUser } from '../support/new-user.ts';
import { openTestApp } from '../support/test-app.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const office = '198.51.100.40';
const admin = 'admin@example.com';
const right = 'Admin@1234';
const device = { device_token: 'admin', device_type: 'web' };

const cookieOf = ({ headers }: { readonly headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';
const signIn = (password: string, cookie = '', username = admin) =>
  app().signIn(username, password, office, cookie === '' ? {} : { cookie });

/** Uses up the attempts of unknown clients at the office's address. */
async function attack(): Promise<void> {
  const ends_at = new Date(app().now().getTime() + allowances.address.window);
  const key = `sign-in-from:${office}`;
  await app().db.delete(throttles).where(eq(throttles.key, key));
  await app().db.insert(throttles).values({ key, attempts: allowances.address.attempts, ends_at });
}

describe('a device that has signed in', () => {
  test('holds an HttpOnly cookie, limited to the paths that use it', async () => {
    const response = await app().signIn();
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^device=[\w.!-]+; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain('admin');
    expect(response.headers.get('x-device-token')).toBeNull();
  });

  test('signs in while its address is blocked, unlike a client with no cookie or a forged one', async () => {
    const cookie = cookieOf(await app().signIn());
    await attack();
    const forged = `${cookie.slice(0, -4)}AAAA`;
    expect((await signIn(right)).status).toBe(429);
    expect((await signIn(right, forged)).status).toBe(429);
    expect((await signIn(right, cookie)).status).toBe(200);
    app().wait(allowances.address.window);
  });

  test('is known for both names of the account, and not for another account', async () => {
    const cookie = cookieOf(await app().signIn());
    await attack();
    expect((await signIn(right, cookie, '9876543210')).status).toBe(200);
    expect((await signIn(right, cookie, 'asha@example.com')).status).toBe(429);
    app().wait(allowances.address.window);
  });

  test('has ten guesses that are counted separately from other clients', async () => {
    const cookie = cookieOf(await app().signIn());
    for (let guess = 0; guess < allowances.device.attempts; guess += 1) {
      expect((await signIn('Wrong@1234', cookie)).status).toBe(401);
    }
    const refused = await signIn(right, cookie);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(right)).status).toBe(200);
    app().wait(allowances.device.window);
    expect((await signIn(right, cookie)).status).toBe(200);
  });

  test('is unknown again when its token has expired', async () => {
    const cookie = cookieOf(await app().signIn());
    app().wait(lifetimes.device);
    await attack();
    expect((await signIn(right, cookie)).status).toBe(429);
    app().wait(allowances.address.window);
  });

  test('is known by another instance on the same database', async () => {
    const cookie = cookieOf(await app().signIn());
    await attack();
    const other = await openTestApp({ database: { db: app().db, close: async () => undefined } });
    other.wait(app().now().getTime() - other.now().getTime());
    expect((await other.signIn(admin, right, office)).status).toBe(429);
    expect((await other.signIn(admin, right, office, { cookie })).status).toBe(200);
    app().wait(allowances.address.window);
  });

  test('holds a token for each of its users, up to a limit', async () => {
    let cookie = '';
    const users: string[] = [];
    while (users.length <= deviceAccounts) {
      const { email } = await newUser(app());
      cookie = cookieOf(await signIn(newPassword, cookie, email));
      users.push(email);
    }
    expect(cookie.split('~')).toHaveLength(deviceAccounts);
    await attack();
    expect((await signIn(newPassword, cookie, users.at(-1))).status).toBe(200);
    expect((await signIn(newPassword, cookie, users[1])).status).toBe(200);
    expect((await signIn(newPassword, cookie, users[0])).status).toBe(429);
    app().wait(allowances.address.window);
  });

  test('can request and verify a code when unknown clients have used up their limits', async () => {
    const cookie = cookieOf(await app().signIn());
    const send = (headers = {}) =>
      app().call('POST /api/v1/users/sendOtp', { json: { username: admin }, token: null, address: office, headers });
    const verify = (otp: string, headers = {}) =>
      app().call('POST /api/v1/users/verifiedOtp', { json: { username: admin, otp }, token: null, headers });
    const others = await send();
    expect(others.status).toBe(200);
    expect((await send()).status).toBe(429);
    const own = await send({ cookie });
    expect(own.status).toBe(200);
    for (let guess = 0; guess < allowances.guesses.attempts; guess += 1) await verify('000000');
    expect((await verify(others.body.otp)).status).toBe(429);
    expect((await verify(own.body.otp)).status).toBe(429);
    expect((await verify(own.body.otp, { cookie })).status).toBe(200);
  });
});

describe('a page of another origin', () => {
  const origin = 'https://desk.example.com';

  function open(isSecure = false) {
    const services = {
      ...{ db: app().db, uploads: memoryStore(), clock: app().now, isDemo: async () => true },
      ...{ deliverOtp: async () => undefined, deliverNotification: async () => undefined, logError: () => undefined },
    };
    const api = createApp({ ...services, corsOrigins: [origin], isSecure: () => isSecure, addressOf: () => office });
    const site = createSite({ app: api, corsOrigins: [origin] });
    return async (headers: Readonly<Record<string, string>>) =>
      await site.request('/api/v1/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ email: admin, password: encodePassword(right), ...device }),
      });
  }

  test('receives and sends the token in a header, without a cookie', async () => {
    const login = open();
    const first = await login({ origin });
    const token = first.headers.get('x-device-token') ?? '';
    expect(token).not.toBe('');
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(first.headers.get('access-control-expose-headers')).toContain('X-Device-Token');
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    await attack();
    expect((await login({ origin })).status).toBe(429);
    expect((await login({ origin, 'x-device-token': token })).status).toBe(200);
    app().wait(allowances.address.window);
  });

  test('receives no token in a header when its origin is not allowed', async () => {
    const response = await open()({ origin: 'https://evil.example' });
    expect(response.headers.get('x-device-token')).toBeNull();
  });

  test('receives a Secure cookie over https', async () => {
    expect((await open(true)({})).headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
  });
});

test('the operating guide states the limits of the constants', async () => {
  const guide = await readFile('docs/operating.md', 'utf8');
  for (const statement of [
    `| guesses at passwords of one account, all unknown clients together | ${mostPerHour(allowances.accountAnywhere)} |`,
    `| guesses at passwords of one account, unknown clients of one address | ${mostPerHour(allowances.account)} |`,
    `| guesses at passwords of one account, a device that has signed in to it | ${mostPerHour(allowances.device)} |`,
    `| guesses at passwords of all accounts, unknown clients of one address | ${mostPerHour(allowances.address)} |`,
    `| guesses at one-time codes of one account, all unknown clients together | ${mostPerHour(allowances.guesses)} |`,
    `| guesses at one-time codes of one account, a device that has signed in to it | ${mostPerHour(allowances.guesses)} |`,
    `| guesses at one-time codes of all accounts, unknown clients of one address | ${mostPerHour(allowances.guessesFromAddress)} |`,
    `| one-time codes sent to one account, all unknown clients together | ${mostPerHour(allowances.codes)} |`,
    `| one-time codes sent to one account, a device that has signed in to it | ${mostPerHour(allowances.codesKnown)} |`,
    `| one-time codes sent to all accounts, unknown clients of one address | ${mostPerHour(allowances.codesFromAddress)} |`,
  ]) {
    expect(guide).toContain(statement);
  }
});
