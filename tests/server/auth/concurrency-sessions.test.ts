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
