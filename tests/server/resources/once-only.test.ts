import { describe, expect, test } from 'vitest';
import { pictureFile } from '../support/pictures.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const team = (name: string) => ({ name, full_name: name, game_id: '1' });
const count = async (search: string) => (await app().call(`GET /api/v1/teams?search=${search}`)).body.data.totalData;

describe('a create that a browser sends twice after a broken connection', () => {
  test('creates one record and returns the same response', async () => {
    const first = await app().call('POST /api/v1/teams', { form: team('Twice') });
    const second = await app().call('POST /api/v1/teams', { form: team('Twice') });
    expect(second.body).toEqual(first.body);
    expect(await count('twice')).toBe(1);
  });

  test('creates one record even when the requests run at the same time', async () => {
    const responses = await Promise.all(
      [1, 2, 3].map(() => app().call('POST /api/v1/teams', { form: team('Thrice') })),
    );
    expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await count('thrice')).toBe(1);
  });

  test('creates one record with the same picture, and another with another picture', async () => {
    const game = (bytes: number) =>
      app().call('POST /api/v1/games', { form: { name: 'G', image: pictureFile('png', { bytes }) } });
    expect((await game(74)).body.data.id).toBe((await game(74)).body.data.id);
    expect((await game(75)).body.data.id).not.toBe((await game(74)).body.data.id);
  });

  test('creates another record after ten seconds, in another session, or with other values', async () => {
    const { call, signIn, wait } = app();
    await call('POST /api/v1/teams', { form: team('Again') });
    const token = (await signIn()).body.token.accessToken;
    await call('POST /api/v1/teams', { form: team('Again'), token });
    await call('POST /api/v1/teams', { form: { ...team('Again'), country: '1' } });
    expect(await count('again')).toBe(3);
    wait(10_000);
    await call('POST /api/v1/teams', { form: team('Again') });
    expect(await count('again')).toBe(4);
  });

  test('creates another record when the first one has been edited or deleted since', async () => {
    const { call } = app();
    const create = async () => (await call('POST /api/v1/teams', { form: team('Gone') })).body.data.id;
    const first = await create();
    await call(`PATCH /api/v1/teams/${first}`, { form: { ...team('Gone'), name: 'Renamed' } });
    const second = await create();
    expect(second).not.toBe(first);
    expect(await create()).toBe(second);
    await call(`DELETE /api/v1/teams/removeTeams?Id=${second}`);
    const third = await Promise.all([create(), create(), create()]);
    expect(new Set(third).size).toBe(1);
    expect([first, second]).not.toContain(third[0]);
    expect(await count('gone')).toBe(2);
  });

  test('is checked again when the first request was refused', async () => {
    const wrong = { name: 'Later', full_name: 'Later', game_id: '700' };
    expect((await app().call('POST /api/v1/teams', { form: wrong })).status).toBe(422);
    expect((await app().call('POST /api/v1/teams', { form: wrong })).status).toBe(422);
  });
});
