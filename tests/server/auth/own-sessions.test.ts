import { beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#server/auth/sessions/sessions.ts';
import { itemsOf } from '../support/api-response.ts';
import { newPassword, newUser } from '../support/new-user.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const minute = 60_000;
const day = 24 * 60 * minute;
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' };

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

const list = (token: string) => app().call('GET /api/v1/users/sessions', { token });
const end = (id: number | string, token: string) => app().call(`DELETE /api/v1/users/sessions?Id=${id}`, { token });
const refresh = (refreshToken: string) =>
  app().call('POST /api/v1/users/refreshToken', { json: { refreshToken }, token: null });
const isAccepted = async ({ accessToken: token }: Tokens) =>
  (await app().call('GET /api/v1/users/country', { token })).status === 200;
const isRefreshed = async ({ refreshToken }: Tokens) => (await refresh(refreshToken)).status === 200;
const wire = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ');
const statuses = (responses: readonly { readonly status: number }[]) => responses.map(({ status }) => status);

/** A new user, so that each test starts without sessions. */
async function userWithoutSessions(): Promise<{ readonly id: number; readonly signIn: () => Promise<Tokens> }> {
  const { id, email } = await newUser(app());
  return { id, signIn: async () => (await app().signIn(email, newPassword, '198.51.100.7', firefox)).body.token };
}

/** The id of a session. Reading it is a use of the session. */
async function idOf({ accessToken }: Tokens): Promise<number> {
  const [first] = itemsOf(await list(accessToken));
  if (first?.current !== true) throw new Error('The first session is not the current one');
  return first.id;
}

describe('the list of sessions', () => {
  test('shows device, address and times, first of the own session, then by last use', async () => {
    const { signIn } = await userWithoutSessions();
    const [first, second] = [await signIn(), await signIn()];
    const opened = wire(app().now());
    app().wait(5 * minute);
    const third = await signIn();
    const common = { device: 'Firefox on Linux', address: '198.51.100.7' };
    const now = wire(app().now());
    const id = expect.any(Number) as number;
    expect((await list(second.accessToken)).body).toEqual({
      status: true,
      message: 'Success',
      data: [
        { id, ...common, created_at: opened, last_used_at: now, current: true },
        { id: await idOf(third), ...common, created_at: now, last_used_at: now, current: false },
        { id, ...common, created_at: opened, last_used_at: opened, current: false },
      ],
    });
    expect(await isAccepted(first)).toBe(true);
  });

  test('names no device for an unknown client, and the network of an IPv6 address', async () => {
    const { accessToken } = (await app().signIn('admin@example.com', 'Admin@1234', '2001:db8:1:2:3::4')).body.token;
    const [own] = itemsOf(await list(accessToken));
    expect(own).toMatchObject({ device: '', address: '2001:db8:1:2::/64', current: true });
  });

  test('stores the last use at most once a minute', async () => {
    const { signIn } = await userWithoutSessions();
    const [used, reader] = [await signIn(), await signIn()];
    const lastUse = async () => itemsOf(await list(reader.accessToken)).find(({ current }) => !current)?.last_used_at;
    const opened = wire(app().now());
    app().wait(minute - 1000);
    expect(await isAccepted(used)).toBe(true);
    expect(await lastUse()).toBe(opened);
    app().wait(1000);
    const later = wire(app().now());
    expect(await isAccepted(used)).toBe(true);
    // The request does not wait for the write.
    await expect.poll(lastUse).toBe(later);
  });

  test('omits sessions that can no longer be used', async () => {
    const { signIn } = await userWithoutSessions();
    await signIn();
    app().wait(30 * day);
    expect(itemsOf(await list((await signIn()).accessToken))).toHaveLength(1);
  });

  test('has at most 100 of them', async () => {
    const { id: userId, signIn } = await userWithoutSessions();
    const { accessToken } = await signIn();
    const { db, now } = app();
    for (let count = 0; count < 100; count += 1) await openSession(db, { userId, device: '', address: '' }, now());
    expect(itemsOf(await list(accessToken))).toHaveLength(100);
  });
});

describe('ending a session', () => {
  test('rejects both of its tokens at once, and no others', async () => {
    const { signIn } = await userWithoutSessions();
    const [own, other, third] = [await signIn(), await signIn(), await signIn()];
    const ended = await end(await idOf(other), own.accessToken);
    expect(ended.body).toEqual({ status: true, message: 'Device logged out successfully' });
    expect([await isAccepted(other), await isRefreshed(other)]).toEqual([false, false]);
    expect([await isAccepted(own), await isAccepted(third)]).toEqual([true, true]);
    expect(itemsOf(await list(own.accessToken)).map(({ id }) => id)).toEqual([await idOf(own), await idOf(third)]);
  });

  test('can end the own one', async () => {
    const { signIn } = await userWithoutSessions();
    const own = await signIn();
    expect((await end(await idOf(own), own.accessToken)).status).toBe(200);
    expect([await isAccepted(own), await isRefreshed(own)]).toEqual([false, false]);
  });

  test('can end all others', async () => {
    const { signIn } = await userWithoutSessions();
    const others = [await signIn(), await signIn(), await signIn()];
    const own = await signIn();
    const ended = await end('others', own.accessToken);
    expect(ended.body).toEqual({ status: true, message: 'All other devices logged out successfully' });
    for (const other of others) expect([await isAccepted(other), await isRefreshed(other)]).toEqual([false, false]);
    expect(await isAccepted(own)).toBe(true);
    expect(await isRefreshed(own)).toBe(true);
    expect((await end('others', own.accessToken)).status).toBe(200);
  });

  test('that is unknown or has ended is 404', async () => {
    const { signIn } = await userWithoutSessions();
    const [own, other] = [await signIn(), await signIn()];
    const id = await idOf(other);
    const responses = await Promise.all([end(id, own.accessToken), end(id, own.accessToken)]);
    expect(statuses(responses).toSorted()).toEqual([200, 404]);
    const { status, body } = await end(2_147_483_647, own.accessToken);
    expect([status, body]).toEqual([404, { status: false, message: 'This device is no longer logged in' }]);
  });

  test.each(['', '0', '-1', '1.5', 'all', 'Others', '2147483648'])('with the id %j is 400', async (id) => {
    const { signIn } = await userWithoutSessions();
    const { status, body } = await end(id, (await signIn()).accessToken);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'Id', msg: 'Id must be a whole number from 1 to 2147483647, or others' }]);
  });

  test('while its refresh token is exchanged leaves no valid token', async () => {
    const { signIn } = await userWithoutSessions();
    const own = await signIn();
    for (let round = 0; round < 5; round += 1) {
      const other = await signIn();
      const id = await idOf(other);
      const exchanges = Array.from({ length: 4 }, () => refresh(other.refreshToken));
      const [ended, ...responses] = await Promise.all([end(id, own.accessToken), ...exchanges]);
      expect(ended.status).toBe(200);
      for (const { status, body } of responses) {
        expect([200, 401]).toContain(status);
        if (status === 200) expect([await isAccepted(body), await isRefreshed(body)]).toEqual([false, false]);
      }
    }
  });
});

describe('the sessions of another user', () => {
  let owner: Tokens;
  let other: Tokens;
  beforeAll(async () => {
    owner = await (await userWithoutSessions()).signIn();
    other = await (await userWithoutSessions()).signIn();
  });

  test('are not listed', async () => {
    expect(itemsOf(await list(other.accessToken)).map(({ current }) => current)).toEqual([true]);
  });

  test('cannot be ended, also not by an admin', async () => {
    const id = await idOf(owner);
    expect((await end(id, other.accessToken)).status).toBe(404);
    expect((await app().call(`DELETE /api/v1/users/sessions?Id=${id}`)).status).toBe(404);
    expect((await end('others', other.accessToken)).status).toBe(200);
    expect(await isAccepted(owner)).toBe(true);
  });

  test('need a sign-in', async () => {
    for (const call of ['GET /api/v1/users/sessions', 'DELETE /api/v1/users/sessions?Id=others']) {
      expect(await app().call(call, { token: null })).toMatchObject({ status: 401, body: { status: false } });
    }
  });
});
