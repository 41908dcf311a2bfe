import { describe, expect, test } from 'vitest';
import contract from '#openapi/admin-api.json' with { type: 'json' };
import { changeOf, lifecycles, singleCalls } from '../support/calls.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();

/** Every operation responds at least once as documented: `call` checks each response against the contract. */
describe.each(lifecycles)('$label', (lifecycle) => {
  const { list, read, create, remove, options, sent, typed, change, valuesIn } = lifecycle;

  test('can be created, read, listed, changed and removed', async () => {
    const { call } = app();
    const created = await call(create, { json: sent });
    expect(created.body).toMatchObject({
      status: true,
      message: expect.stringMatching(/ created successfully$/) as string,
    });
    expect(valuesIn(created.body.data)).toMatchObject(typed);
    const id: number = created.body.data.id;

    expect(valuesIn((await call(read.replace('{id}', String(id)))).body.data)).toMatchObject(typed);
    const listed = await call(`${list}?page=1&listPerPage=10&search=`);
    expect(listed.body.data.data[0]).toMatchObject({ id });
    if (options !== undefined) {
      expect((await call(options)).body.data).toContainEqual(expect.objectContaining({ id }));
    }

    const changed = await call(...changeOf(lifecycle, id));
    expect(changed.body.message).toMatch(/ updated successfully$/);
    expect(valuesIn(changed.body.data)).toMatchObject(change);

    expect((await call(`${remove}?Id=${id}`)).body.message).toMatch(
      / deleted successfully$| Deleted has been successfully$/,
    );
    expect((await call(read.replace('{id}', String(id)))).status).toBe(404);
    expect((await call(`${remove}?Id=${id}`)).status).toBe(404);
    expect(await call(...changeOf(lifecycle, id))).toMatchObject({
      status: 404,
      body: { status: false, message: expect.stringMatching(/ not found$/) as string },
    });
  });
});

test.each([
  ['POST /api/v1/pages', { title: 'Rules', content: '<p>Play</p><script>x()</script>' }, { content: '<p>Play</p>' }],
  ['PATCH /api/v1/bgmi/allMatches', { id: 1, map_name: 'erangel' }, { map_name: 'Erangel' }],
  ['PATCH /api/v1/bgmi/group/1', { teams: ['40', 39, '40'] }, { teams: [{ id: 40 }, { id: 39 }] }],
  ['POST /api/v1/games', { name: 'Bare' }, { image: null, status: '1' }],
  ['PATCH /api/v1/teams/3', { game_id: '18', country: '1' }, { game_name: 'BGMI', country_name: 'India' }],
])('%s with %j stores %j', async (call, json, stored) => {
  expect((await app().call(call, { json })).body.data).toMatchObject(stored);
});

describe('single calls', () => {
  test.each(singleCalls)('$operation', async ({ operation, json, has }) => {
    const response = await app().call(operation, json === undefined ? {} : { json });
    expect(response.status).toBe(200);
    expect(response.body.status).toBe(true);
    if (has !== undefined) expect(response.body.data).toEqual(has);
  });

  test('DELETE /api/v1/teacher returns 410', async () => {
    expect(await app().call('DELETE /api/v1/teacher?userId=1')).toMatchObject({ status: 410, body: { status: false } });
  });
});

test('every operation of the contract is tested', () => {
  const documented = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const tested = [
    ...lifecycles.flatMap(({ list, read, create, update, remove, options }) => [
      list,
      read,
      create,
      update,
      remove,
      options,
    ]),
    ...singleCalls.map(({ operation, template }) => template ?? operation.split('?')[0]),
    'DELETE /api/v1/teacher',
    // Tested in other files: sign-in, sessions, recovery, account, users.
    ...['login', 'refreshToken', 'sendOtp', 'verifiedOtp', 'forgetpassword', 'changePassword', 'create'].map(
      (call) => `POST /api/v1/users/${call}`,
    ),
    // Tested in rulesets.test.ts.
    ...['GET', 'POST', 'PATCH', 'DELETE'].map((method) => `${method} /api/v1/rulesets`),
    'GET /api/v1/rulesets/{id}',
    // Tested in tests/server/history.
    'GET /api/v1/history',
    'POST /api/v1/history/restore',
    'POST /api/v1/users/send/sendMobileOtp',
    'POST /api/v1/users/sendMobileOtpVerified',
    'PATCH /api/v1/users/updateprofile',
    'DELETE /api/v1/users/removeUser',
    'DELETE /api/v1/users/sessions',
  ].filter((call) => call !== undefined);
  expect(documented.filter((call) => !tested.includes(call))).toEqual([]);
});
