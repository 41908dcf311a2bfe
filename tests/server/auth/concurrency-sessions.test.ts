import { beforeAll, describe, expect, test } from 'vitest';
import { encodePassword } from '#domain/text/password.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const statusesOf = (responses: readonly { readonly status: number }[]) =>
  responses.map(({ status }) => status).toSorted();

describe('one form that is sent several times at once', () => {
  // Signs in first, so that all requests have the same session.
  beforeAll(async () => {
    await app().call('GET /api/v1/users/country');
  });

  test('creates one record with its rows, and all requests get the same response', async () => {
    const json = { name: 'Doubled', game_id: 18, begin_at: '2026-12-01 12:30:00', teams: [{ fieldId: 32 }] };
    const responses = await Promise.all(times(8, () => app().call('POST /api/v1/events/series', { json })));
    expect(statusesOf(responses)).toEqual(times(8, () => 200));
    for (const { body } of responses) expect(body).toEqual(responses[0]?.body);
    expect((await app().call('GET /api/v1/events/series?search=doubled')).body.data.totalData).toBe(1);
  });

  test('gets the same refusal for all requests', async () => {
    const json = { name: 'Refused', full_name: 'Refused', game_id: 9999 };
    const responses = await Promise.all(times(8, () => app().call('POST /api/v1/teams', { json })));
    expect(new Set(responses.map(({ body }) => body.message))).toEqual(new Set(['Game does not exist']));
    expect(statusesOf(responses)).toEqual(times(8, () => 422));
  });

  test('from several sessions creates several records, but no duplicate of a unique value', async () => {
    const { call, signIn } = app();
    const tokens = (await Promise.all(times(4, () => signIn()))).map(({ body }) => body.token.accessToken);
    const rita = { first_name: 'Rita', last_name: 'Rao', email: 'rita@example.com', mobile_no: '9000000077' };
    const json = { ...rita, password: encodePassword('Secret@123') };
    const users = await Promise.all(tokens.map((token) => call('POST /api/v1/users/create', { json, token })));
    expect(statusesOf(users)).toEqual([200, 409, 409, 409]);
    const items = { items: [{ id: 700, name: 'Cricket' }] };
    const categories = await Promise.all(
      tokens.map((token) => call('POST /api/v1/news/category', { json: items, token })),
    );
    expect(statusesOf(categories)).toEqual([200, 409, 409, 409]);
    const teams = await Promise.all(
      tokens.map((token) =>
        call('POST /api/v1/teams', { json: { name: 'Four', full_name: 'Four', game_id: 1 }, token }),
      ),
    );
    expect(statusesOf(teams)).toEqual([200, 200, 200, 200]);
  });
});

describe('one refresh token that several tabs use at once', () => {
  const refresh = (refreshToken: string) =>
    app().call('POST /api/v1/users/refreshToken', { json: { refreshToken }, token: null });

  test('returns a valid token to each tab', async () => {
    const { refreshToken } = (await app().signIn()).body.token;
    const responses = await Promise.all(times(8, () => refresh(refreshToken)));
    expect(statusesOf(responses)).toEqual(times(8, () => 200));
    for (const { body } of responses) {
      expect((await app().call('GET /api/v1/users/country', { token: body.accessToken })).status).toBe(200);
    }
  });

  test('returns tokens or 401 while its session ends', async () => {
    const { call, signIn } = app();
    const spare = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com', mobile_no: '9000000078' };
    const json = { ...spare, password: encodePassword('Secret@123') };
    const { id } = (await call('POST /api/v1/users/create', { json })).body.data;
    for (const round of times(10, (number) => number)) {
      const { refreshToken } = (await signIn('asha@example.com', 'Secret@123', `198.51.100.${round}`)).body.token;
      const off = call('PATCH /api/v1/users/updateprofile', { json: { id, status: '0' } });
      const responses = await Promise.all([...times(8, () => refresh(refreshToken)), off]);
      for (const { status } of responses) expect([200, 401]).toContain(status);
      expect((await refresh(refreshToken)).status).toBe(401);
      await call('PATCH /api/v1/users/updateprofile', { json: { id, status: '1' } });
    }
  });
});
