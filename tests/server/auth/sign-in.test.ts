import { availableParallelism } from 'node:os';
import { and, eq, gt } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { allowances } from '#server/auth/limits/policy.ts';
import { tokens, users } from '#server/db/schema/accounts.ts';
import { throttles } from '#server/db/schema/housekeeping.ts';
import { newPassword, newUser } from '../support/new-user.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const wrong = { status: 401, body: { status: false, message: 'Invalid username or password' } };

describe('signing in', () => {
  test('returns tokens and the stored user', async () => {
    const { status, body } = await app().signIn();
    expect(status).toBe(200);
    expect(body.message).toBe("You're successfully logged in");
    expect(body.token.accessToken).toMatch(/^[\w-]{43}$/);
    expect(body.token.refreshToken).toMatch(/^[\w-]{43}$/);
    expect(body.data).toEqual({
      id: 1,
      first_name: 'Demo',
      last_name: 'Admin',
      mobile_no: '9876543210',
      email: 'admin@example.com',
      profile_pic: null,
      role_name: 'Admin',
    });
  });

  test('accepts the email in any case, or the mobile number', async () => {
    expect((await app().signIn('ADMIN@Example.com')).status).toBe(200);
    expect((await app().signIn('9876543210')).status).toBe(200);
  });

  test('stores hashes of tokens and passwords only', async () => {
    const { body } = await app().signIn();
    const stored = JSON.stringify([await app().db.select().from(tokens), await app().db.select().from(users)]);
    expect(stored).not.toContain(body.token.accessToken);
    expect(stored).not.toContain(body.token.refreshToken);
    expect(stored).not.toContain('Admin@1234');
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('returns the same response for a wrong password and for an unknown name', async () => {
    expect(await app().signIn('admin@example.com', 'Wrong@1234')).toMatchObject(wrong);
    expect(await app().signIn('nobody@example.com', 'Wrong@1234')).toMatchObject(wrong);
  });

  test('refuses an inactive account and ends its sessions immediately', async () => {
    const { call, db, signIn } = app();
    const { id, email } = await newUser(app());
    const token = (await signIn(email, newPassword)).body.token.accessToken;
    expect((await call(`GET /api/v1/users/id?id=${id}`, { token })).status).toBe(200);
    await db.update(users).set({ status: '0' }).where(eq(users.id, id));
    expect((await call(`GET /api/v1/users/id?id=${id}`, { token })).status).toBe(401);
    expect(await signIn(email, newPassword)).toMatchObject({ status: 403, body: { status: false } });
  });
});

test('a password that is not base64 is refused as a field error', async () => {
  const json = { email: 'admin', password: '***', device_token: 'admin', device_type: 'web' };
  const { status, body } = await app().call('POST /api/v1/users/login', { json, token: null });
  expect([400, 422]).toContain(status);
  expect(body.errors[0]?.path).toBe('password');
});

describe('guessing', () => {
  test('is blocked after ten wrong passwords from one address, until the window ends', async () => {
    const { signIn, wait } = app();
    const from = '198.51.100.7';
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await signIn('9876543210', 'Wrong@1234', from)).status).toBe(401);
    }
    const refused = await signIn('9876543210', 'Admin@1234', from);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/^Too many attempts/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn('9876543210', 'Admin@1234', '198.51.100.8')).status).toBe(200);
    wait(15 * 60_000);
    expect((await signIn('9876543210', 'Admin@1234', from)).status).toBe(200);
  });

  test('is limited even when the guesses are sent at once', async () => {
    const { signIn } = app();
    const guesses = Array.from({ length: 25 }, () => signIn('guessed@example.com', 'Wrong@1234', '198.51.100.9'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(15);
  });

  test('gets 503 when too many passwords wait to be hashed, but a known device signs in', async () => {
    const { signIn } = app();
    const cookie = (await signIn()).headers.get('set-cookie')?.split(';')[0] ?? '';
    const flood = Array.from({ length: 80 }, (_, at) => signIn(`f${at}@example.com`, 'Wrong@1234', '198.51.100.12'));
    const known = signIn('admin@example.com', 'Admin@1234', '198.51.100.12', { cookie });
    const responses = await Promise.all(flood);
    const busy = responses.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThanOrEqual(80 - 24 - availableParallelism());
    expect(busy[0]?.headers.get('retry-after')).toBe('5');
    expect(busy[0]?.body).toEqual({
      status: false,
      message: 'Too many people are signing in at the moment. Please try again in a few seconds',
    });
    expect(responses.every(({ status }) => status === 401 || status === 503)).toBe(true);
    expect((await known).status).toBe(200);
  });

  test('from one address is limited for all accounts together', async () => {
    const { signIn, db, now } = app();
    await signIn('person@example.com', 'Wrong@1234', '198.51.100.10');
    const { attempts } = allowances.address;
    const counted = eq(throttles.key, 'sign-in-from:198.51.100.10');
    expect(await db.select({ attempts: throttles.attempts }).from(throttles).where(counted)).toEqual([{ attempts: 1 }]);
    await db
      .update(throttles)
      .set({ attempts: attempts - 1 })
      .where(and(counted, gt(throttles.ends_at, now())));
    expect((await signIn('other@example.com', 'Wrong@1234', '198.51.100.10')).status).toBe(401);
    expect((await signIn('admin@example.com', 'Admin@1234', '198.51.100.10')).status).toBe(429);
    expect((await signIn('admin@example.com', 'Admin@1234', '198.51.100.11')).status).toBe(200);
  });
});

describe('authorization', () => {
  test.each([null, 'nonsense', 'a'.repeat(43), 'a b'])('token %j: 401', async (token) => {
    const { status, body, headers } = await app().call('GET /api/v1/teams', { token });
    expect(status).toBe(401);
    expect(body).toEqual({ status: false, message: 'Please sign in' });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  test('a user without the role Admin may use only the own account', async () => {
    const { call, signIn } = app();
    const { id, email } = await newUser(app());
    const { token } = (await signIn(email, newPassword)).body;
    const as = { token: token.accessToken };
    expect((await call('GET /api/v1/teams', as)).status).toBe(403);
    expect((await call('DELETE /api/v1/users/removeUser?Id=1', as)).status).toBe(403);
    expect((await call('GET /api/v1/users/id?id=1', as)).status).toBe(403);
    const change = { json: { id: 1, first_name: 'Mine' }, ...as };
    expect((await call('PATCH /api/v1/users/updateprofile', change)).status).toBe(403);
    expect((await call(`GET /api/v1/users/id?id=${id}`, as)).body.data.email).toBe(email);
    expect((await call('GET /api/v1/users/country', as)).status).toBe(200);
  });
});
