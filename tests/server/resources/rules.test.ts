import { describe, expect, test } from 'vitest';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const at = '2026-12-01 12:30:00';

test('an edit removes the value of an optional field', async () => {
  const form = { id: '1', birth_date: '1998-04-30', country: '1' };
  await app().call('PATCH /api/v1/users/updateprofile', { form });
  const cleared = await app().call('PATCH /api/v1/users/updateprofile', {
    form: { id: '1', birth_date: '', country: '' },
  });
  expect(cleared.status).toBe(200);
  const { body } = await app().call('GET /api/v1/users/1', {});
  expect(body.data).toMatchObject({ birth_date: null, country: null });
});

describe('rows', () => {
  const table = {
    name: 'Finals',
    label: 'L',
    original_scheduled_at: at,
    series_id: '11',
    prizepool: '1',
    begin_at: at,
    end_at: at,
  };

  test('are sent with brackets and keep their order', async () => {
    const row = (team: string, at_: number) => ({
      [`pointTable[${at_}][team_id]`]: team,
      [`pointTable[${at_}][chicken_dinner]`]: '1',
      [`pointTable[${at_}][matches_played]`]: '6',
      [`pointTable[${at_}][total_finish]`]: '20',
      [`pointTable[${at_}][position_point]`]: '10',
      [`pointTable[${at_}][total_point]`]: '31',
    });
    const form = { ...table, ...row('33', 0), ...row('32', 1) };
    const { body } = await app().call('POST /api/v1/events/tournament', { form });
    expect(body.data.pointTable.map(({ team_id }) => team_id)).toEqual([33, 32]);
    const id = String(body.data.id);

    const untouched = await app().call('PATCH /api/v1/events/tournament', { form: { id, label: 'Other' } });
    expect(untouched.body.data.pointTable).toHaveLength(2);
    const emptied = await app().call('PATCH /api/v1/events/tournament', { form: { id, 'pointTable[]': '' } });
    expect(emptied.body.data.pointTable).toEqual([]);
  });

  test('have an error for a team that does not exist', async () => {
    const json = { name: 'S', game_id: 18, begin_at: at, teams: [{ fieldId: 32 }, { fieldId: 99_999 }] };
    const { status, body } = await app().call('POST /api/v1/events/series', { json });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'teams[1][fieldId]', msg: 'Team does not exist' }]);
  });

  test('of categories need an unused id', async () => {
    const send = (items: unknown) => app().call('POST /api/v1/news/category', { json: { items } });
    const twice = await send([
      { id: 50, name: 'A' },
      { id: 50, name: 'B' },
      { id: 1, name: 'C' },
    ]);
    expect(twice.status).toBe(409);
    expect(twice.body.errors.map(({ path }) => path)).toEqual(['items[1][id]', 'items[2][id]']);
  });
});

describe('the references and dates of a record', () => {
  test.each([
    ['POST /api/v1/teams', { name: 'F', full_name: 'F', game_id: 999, country: 9999 }, ['game_id', 'country']],
    [
      'POST /api/v1/events/matches',
      { name: 'F', game_id: 999, tournament_id: 999, status: 1, original_scheduled_at: at },
      ['game_id', 'tournament_id'],
    ],
    [
      'POST /api/v1/bgmi/allMatches',
      { map_name: 'Nowhere', start_date: at, match_no: 1, day: 1, bgmi_match_id: 99 },
      ['map_name', 'bgmi_match_id'],
    ],
  ])('%s: 422 on references to records that do not exist', async (operation, json, paths) => {
    const { status, body } = await app().call(operation, { json });
    expect(status).toBe(422);
    expect(body.errors.map(({ path }) => path)).toEqual(paths);
  });

  test.each([
    ['POST /api/v1/events/series', { name: 'S', game_id: 18, begin_at: '2026-02-30 10:00:00' }, 'begin_at'],
    ['PATCH /api/v1/users/updateprofile', { id: 1, birth_date: '0000-01-01' }, 'birth_date'],
  ])('%s with %j: there is no such date', async (operation, json, path) => {
    const { status, body } = await app().call(operation, { json });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path, msg: 'There is no such date' }]);
  });
});

describe('the status of a match (section 4)', () => {
  test.each([
    ['1', 'not_started'],
    [2, 'finished'],
    ['3', 'postponed'],
    ['4', 'canceled'],
    ['whatever', 'canceled'],
    ['running', 'running'],
  ])('%j becomes %s', async (sent, status) => {
    const { body } = await app().call('PATCH /api/v1/events/matches', { json: { id: 1, status: sent } });
    expect(body.data.status).toBe(status);
  });
});
