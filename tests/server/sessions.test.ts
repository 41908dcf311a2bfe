import { describe, expect, test } from 'vitest';
import { withApp } from './support/with-app.ts';

const app = withApp();
const minute = 60_000;
const day = 24 * 60 * minute;

async function signedIn(): Promise<{ accessToken: string; refreshToken: string }> {
  return (await app().signIn()).body.token;
}

const refresh = (refreshToken: string) =>
  app().call('POST /api/v1/users/refreshToken', { json: { refreshToken }, token: null });

const opens = async (token: string) => (await app().call('GET /api/v1/users/country', { token })).status === 200;

describe('an access token', () => {
  test('opens for fifteen minutes', async () => {
    const { accessToken } = await signedIn();
    app().wait(15 * minute - 1000);
    expect(await opens(accessToken)).toBe(true);
    app().wait(1000);
    expect(await opens(accessToken)).toBe(false);
  });

  test('is not a refresh token, nor the reverse', async () => {
    const { accessToken, refreshToken } = await signedIn();
    expect(await opens(refreshToken)).toBe(false);
    expect((await refresh(accessToken)).status).toBe(401);
  });
});

describe('a refresh token', () => {
  test('is exchanged for a new pair', async () => {
    const first = await signedIn();
    const { status, body } = await refresh(first.refreshToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, message: 'Session refreshed' });
    expect(body.refreshToken).not.toBe(first.refreshToken);
    expect(await opens(body.accessToken)).toBe(true);
  });

  test('answers twice within a minute: two windows may ask at once', async () => {
    const { refreshToken } = await signedIn();
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of answers) expect(await opens(body.accessToken)).toBe(true);
  });

  test('answers again, however late, when the first answer was lost', async () => {
    const { refreshToken } = await signedIn();
    await refresh(refreshToken);
    app().wait(3 * day);
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(await opens(body.accessToken)).toBe(true);
  });

  test('ends the session when it comes back long after its successor was used: somebody else has it', async () => {
    const { refreshToken } = await signedIn();
    const next = (await refresh(refreshToken)).body;
    expect(await opens(next.accessToken)).toBe(true);
    app().wait(2 * minute);
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, body: { status: false } });
    expect(await opens(next.accessToken)).toBe(false);
    expect((await refresh(next.refreshToken)).status).toBe(401);
  });

  test('ends after thirty days without use', async () => {
    const { refreshToken } = await signedIn();
    app().wait(30 * day);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('cannot prolong a session beyond ninety days', async () => {
    let { refreshToken } = await signedIn();
    for (let weeks = 0; weeks < 12; weeks += 1) {
      app().wait(7 * day);
      refreshToken = (await refresh(refreshToken)).body.refreshToken;
    }
    app().wait(6 * day);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test.each(['', 'nonsense', 'x'.repeat(900)])('%j: 401, without a word of why', async (token) => {
    expect(await refresh(token)).toMatchObject({ status: 401, body: { status: false } });
  });
});
