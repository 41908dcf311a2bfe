import { describe, expect, test } from 'vitest';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const minute = 60_000;
const day = 24 * 60 * minute;

async function signIn(): Promise<{ accessToken: string; refreshToken: string }> {
  return (await app().signIn()).body.token;
}

const refresh = (refreshToken: string) =>
  app().call('POST /api/v1/users/refreshToken', { json: { refreshToken }, token: null });

const isAccepted = async (token: string) => (await app().call('GET /api/v1/users/country', { token })).status === 200;

describe('an access token', () => {
  test('is valid for fifteen minutes', async () => {
    const { accessToken } = await signIn();
    app().wait(15 * minute - 1000);
    expect(await isAccepted(accessToken)).toBe(true);
    app().wait(1000);
    expect(await isAccepted(accessToken)).toBe(false);
  });

  test('cannot be used as a refresh token, or the reverse', async () => {
    const { accessToken, refreshToken } = await signIn();
    expect(await isAccepted(refreshToken)).toBe(false);
    expect((await refresh(accessToken)).status).toBe(401);
  });
});

describe('a refresh token', () => {
  test('can be exchanged for a new pair', async () => {
    const first = await signIn();
    const { status, body } = await refresh(first.refreshToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, message: 'Session refreshed' });
    expect(body.refreshToken).not.toBe(first.refreshToken);
    expect(await isAccepted(body.accessToken)).toBe(true);
  });

  test('is accepted several times within a minute, because several tabs may use it at once', async () => {
    const { refreshToken } = await signIn();
    const responses = await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of responses) expect(await isAccepted(body.accessToken)).toBe(true);
  });

  test('is accepted again at any time when the first response was lost', async () => {
    const { refreshToken } = await signIn();
    await refresh(refreshToken);
    app().wait(3 * day);
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(await isAccepted(body.accessToken)).toBe(true);
  });

  test('ends the session when it is used again after its successor was used, because it may be stolen', async () => {
    const { refreshToken } = await signIn();
    const next = (await refresh(refreshToken)).body;
    expect(await isAccepted(next.accessToken)).toBe(true);
    app().wait(2 * minute);
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, body: { status: false } });
    expect(await isAccepted(next.accessToken)).toBe(false);
    expect((await refresh(next.refreshToken)).status).toBe(401);
  });

  test('that a thief and its owner use within a minute starts two series of tokens, which end together', async () => {
    const { refreshToken } = await signIn();
    let owner = (await refresh(refreshToken)).body;
    let thief = (await refresh(refreshToken)).body;
    // Like two tabs.
    for (let round = 0; round < 3; round += 1) {
      app().wait(20 * minute);
      [owner, thief] = [(await refresh(owner.refreshToken)).body, (await refresh(thief.refreshToken)).body];
      expect([await isAccepted(owner.accessToken), await isAccepted(thief.accessToken)]).toEqual([true, true]);
    }
    const ended = await app().call('DELETE /api/v1/users/sessions?Id=others');
    expect(ended.status).toBe(200);
    for (const { accessToken, refreshToken: latest } of [owner, thief]) {
      expect([await isAccepted(accessToken), (await refresh(latest)).status]).toEqual([false, 401]);
    }
  });

  test('of one series ends the other one too when it is used again later', async () => {
    const { refreshToken } = await signIn();
    const [one, other] = [(await refresh(refreshToken)).body, (await refresh(refreshToken)).body];
    const next = (await refresh(one.refreshToken)).body;
    expect(await isAccepted(next.accessToken)).toBe(true);
    app().wait(2 * minute);
    expect((await refresh(one.refreshToken)).status).toBe(401);
    expect([await isAccepted(other.accessToken), (await refresh(other.refreshToken)).status]).toEqual([false, 401]);
  });

  test('expires after thirty days without use', async () => {
    const { refreshToken } = await signIn();
    app().wait(30 * day);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('cannot extend a session beyond ninety days', async () => {
    let { refreshToken } = await signIn();
    for (let weeks = 0; weeks < 12; weeks += 1) {
      app().wait(7 * day);
      refreshToken = (await refresh(refreshToken)).body.refreshToken;
    }
    app().wait(6 * day);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test.each(['', 'nonsense', 'x'.repeat(900)])('%j: 401', async (token) => {
    expect(await refresh(token)).toMatchObject({ status: 401, body: { status: false } });
  });
});
