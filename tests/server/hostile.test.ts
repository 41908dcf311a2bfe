import { describe, expect, test } from 'vitest';
import contract from '#openapi/admin-api.json' with { type: 'json' };
import { withApp } from './support/with-app.ts';

/** Requests that no form makes. What is hostile at a place of a call is in `fuzz/matrix.test.ts`. */

const app = withApp();

describe('every GET with a parameter', () => {
  const paths = Object.entries(contract.paths).flatMap(([path, item]) => ('get' in item ? [path] : []));

  test.each(['0', '-1', '2147483648', '1.5', 'x', "1' or 1=1", '%00', '%', '%E0%A4%A', '1/../2', '👾'])(
    'survives %s',
    async (value) => {
      for (const path of paths) {
        const inPath = path.replace('{id}', value.startsWith('%') ? value : encodeURIComponent(value));
        const queries = [
          '',
          `?id=${value}&search=${value}&page=${value}&series_id=${value}&team_id=${value}&message=${value}&title=${value}`,
        ];
        for (const query of queries) {
          const { status } = await app().call(`GET ${inPath}${query}`);
          expect(status, `GET ${inPath}${query}`).toBeLessThan(500);
        }
      }
    },
  );
});

test('an address that is no call answers with the envelope', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/v1',
    '/api/v1/teams/1/2',
    '/api/v1/TEAMS',
    '/api/v1/bgmi/getGroup',
    '/elsewhere',
  ]) {
    const answer = await app().fetch(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.json()).toMatchObject({ status: false });
  }
  expect((await app().fetch('/api/v1/teams', { method: 'PUT' })).status).toBe(404);
});

test('names of fields that make rows of rows are refused', async () => {
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
