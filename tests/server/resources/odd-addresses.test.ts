import { describe, expect, test } from 'vitest';
import contract from '#openapi/admin-api.json' with { type: 'json' };
import { withApp } from '../support/with-app.ts';

const app = withApp();

describe('every GET with a parameter', () => {
  const paths = Object.entries(contract.paths).flatMap(([path, item]) => ('get' in item ? [path] : []));

  // Well-formed values are tried by the fuzz tests.
  test.each(['%00', '%', '%E0%A4%A', '1/../2'])('survives %s', async (value) => {
    const names = ['id', 'search', 'page', 'series_id', 'team_id', 'message', 'title'];
    const query = names.map((name) => `${name}=${value}`).join('&');
    for (const path of paths) {
      for (const address of [path, `${path}?${query}`].map((one) => one.replace('{id}', value))) {
        expect((await app().call(`GET ${address}`)).status, address).toBeLessThan(500);
      }
    }
  });
});

test('an unknown path returns the failure envelope', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/v1',
    '/api/v1/teams/1/2',
    '/api/v1/TEAMS',
    '/api/v1/bgmi/getGroup',
    '/elsewhere',
  ]) {
    const response = await app().fetch(path);
    expect(response.status, path).toBe(404);
    expect(await response.json()).toMatchObject({ status: false });
  }
  expect((await app().fetch('/api/v1/teams', { method: 'PUT' })).status).toBe(404);
});

test('field names that are nested too deeply are refused', async () => {
  for (const name of [
    'pointTable[99999999][team_id]',
    'a[0][1][2][3][4][5][6]',
    '__proto__[x]',
    'teams[x][__proto__]',
  ]) {
    const { status } = await app().call('POST /api/v1/teams', { form: { [name]: '1' } });
    expect(status, name).toBe(name.startsWith('teams') || status === 400 ? 400 : 422);
  }
});
