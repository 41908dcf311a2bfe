import { expect, test } from 'vitest';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const by = (author: string) => ({ headers: { 'change-author': author } });
const team = (name: string) => ({ name, full_name: name, game_id: '1' });
const count = async (search: string) => (await app().call(`GET /api/v1/teams?search=${search}`)).body.data.totalData;

test('a write of the token\u2019s user is done, with or without its author', async () => {
  expect((await app().call('POST /api/v1/teams', { json: team('Without'), ...{} })).body.status).toBe(true);
  expect((await app().call('POST /api/v1/teams', { json: team('With'), ...by('1') })).body.status).toBe(true);
});

test.each(['2', '0', '-1', '1.0', '01', '1,2', 'admin', '1 '.repeat(40)])(
  'a write of another author (%s) is refused, and changes nothing',
  async (author) => {
    const refused = await app().call('POST /api/v1/teams', { json: team('Foreign'), ...by(author) });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      status: false,
      message: 'Another user has signed in since. Nothing was changed',
    });
    expect(await count('Foreign')).toBe(0);
  },
);

test.each([
  ['PATCH /api/v1/teams/1', { json: { status: '0' } }],
  ['DELETE /api/v1/teams/removeTeams?Id=1', {}],
  ['POST /api/v1/history/restore', { json: { id: 1 } }],
  ['PATCH /api/v1/users/updateprofile', { json: { id: 1, first_name: 'Other' } }],
  ['POST /api/v1/users/changePassword', { json: {} }],
  ['DELETE /api/v1/users/sessions?Id=others', {}],
  ['GET /api/v1/news/sendCustomNotification?title=Finals', {}],
] as const)('%s too', async (call, sent) => {
  expect((await app().call(call, { ...sent, ...by('2') })).status).toBe(403);
});

test('a sign-in needs no author', async () => {
  const signIn = await app().call('POST /api/v1/users/login', { json: { email: 'a@b.c', password: 'x' }, ...by('2') });
  expect(signIn.status).not.toBe(403);
});
