import { describe, expect, test } from 'vitest';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const at = '2026-12-01 12:30:00';

describe('section 5, on create', () => {
  test.each([
    ['POST /api/v1/games', ['name: Name is required']],
    ['POST /api/v1/events/league', ['name: Name is required']],
    ['POST /api/v1/bgmi/map', ['name: Name is required']],
    ['POST /api/v1/bgmi/group', ['name: Name is required']],
    ['POST /api/v1/teams', ['name: Name is required', 'full_name: Full Name is required', 'game_id: Game is required']],
    [
      'POST /api/v1/players',
      [
        'name: Name is required',
        'full_name: Full Name is required',
        'nickname: Nickname is required',
        'twitch_id: Twitch id is required',
        'pandascore_id: Pandascore id is required',
        'current_game_id: Game is required',
      ],
    ],
    [
      'POST /api/v1/events/series',
      ['name: Name is required', 'game_id: Game is required', 'begin_at: Start Date is required'],
    ],
    [
      'POST /api/v1/events/matches',
      [
        'name: Name is required',
        'game_id: Game is required',
        'tournament_id: Tournament is required',
        'status: Status is required',
        'original_scheduled_at: Original Scheduled Date is required',
      ],
    ],
    [
      'POST /api/v1/events/tournament',
      [
        'name: Name is required',
        'label: Label is required',
        'original_scheduled_at: Original Scheduled Date is required',
        'series_id: Series is required',
        'prizepool: Prizepool is required',
        'begin_at: Start Date is required',
        'end_at: End Date is required',
      ],
    ],
    [
      'POST /api/v1/bgmi/allMatches',
      [
        'map_name: Map Name is required',
        'start_date: Start Date is required',
        'match_no: Match No is required',
        'day: Day is required',
        'bgmi_match_id: BGMI Match is required',
      ],
    ],
    ['POST /api/v1/youtube', ['name: Name is required', 'url: URL is required']],
  ])('%s', async (operation, expected) => {
    const plain = await app().call(operation, { json: {} });
    expect(plain.status).toBe(422);
    expect(plain.body.errors.map(({ path, msg }) => `${path}: ${msg}`)).toEqual(expected);
    expect(plain.body.message).toBe(plain.body.errors[0]?.msg);
  });

  test.each([
    ['name', ' Foo', 'The Name cannot include leading and trailing spaces'],
    ['name', 'x'.repeat(31), 'Please enter your Name with a maximum of 30 characters'],
    ['full_name', 'x'.repeat(51), 'Please enter your Full Name with a maximum of 50 characters'],
  ])('a team with %s %j: %s', async (path, value, msg) => {
    const json = { name: 'Foo', full_name: 'Foo', game_id: 1, [path]: value };
    expect((await app().call('POST /api/v1/teams', { json })).body.errors).toEqual([{ path, msg }]);
  });

  test('an address must be a URL, and a video address must be one of YouTube', async () => {
    const ad = { json: { name: 'Foo', redirectUrl: 'javascript:alert(1)' } };
    const invalid = 'Invalid URL format';
    expect((await app().call('POST /api/v1/events/advertise', ad)).body.errors).toEqual([
      { path: 'redirectUrl', msg: invalid },
    ]);
    const video = { json: { name: 'Foo', url: 'https://youtube.com.example.org/watch' } };
    const msg = 'Please enter a YouTube URL';
    expect((await app().call('POST /api/v1/youtube', video)).body.errors).toEqual([{ path: 'url', msg }]);
  });
});

describe('an edit that empties a field', () => {
  test.each<readonly [operation: string, id: Readonly<Record<string, string>>, path: string, msg: string]>([
    ['PATCH /api/v1/events/series', { id: '11' }, 'begin_at', 'Start Date is required'],
    ['PATCH /api/v1/events/series', { id: '11' }, 'game_id', 'Game is required'],
    ['PATCH /api/v1/events/tournament', { id: '1' }, 'end_at', 'End Date is required'],
    ['PATCH /api/v1/events/tournament', { id: '1' }, 'prizepool', 'Prizepool is required'],
    ['PATCH /api/v1/events/matches', { id: '1' }, 'original_scheduled_at', 'Original Scheduled Date is required'],
    ['PATCH /api/v1/bgmi/allMatches', { id: '1' }, 'match_no', 'Match No is required'],
    ['PATCH /api/v1/bgmi/allMatches', { id: '1' }, 'day', 'Day is required'],
    ['PATCH /api/v1/players/1', {}, 'pandascore_id', 'Pandascore id is required'],
  ])('%s %j: %s: %s', async (operation, id, path, msg) => {
    const { status, body: response } = await app().call(operation, { form: { ...id, [path]: '' } });
    expect(status).toBe(422);
    expect(response.errors).toEqual([{ path, msg }]);
  });

  test('removes the value of an optional field', async () => {
    const form = { id: '1', birth_date: '1998-04-30', country: '1' };
    await app().call('PATCH /api/v1/users/updateprofile', { form });
    const cleared = await app().call('PATCH /api/v1/users/updateprofile', {
      form: { id: '1', birth_date: '', country: '' },
    });
    expect(cleared.status).toBe(200);
    const { body } = await app().call('GET /api/v1/users/1', {});
    expect(body.data).toMatchObject({ birth_date: null, country: null });
  });
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

  test('have an error for each missing cell', async () => {
    const form = {
      ...table,
      'pointTable[0][team_id]': '32',
      'pointTable[1][team_id]': '',
      'pointTable[1][chicken_dinner]': '1',
    };
    const { status, body } = await app().call('POST /api/v1/events/tournament', { form });
    expect(status).toBe(422);
    expect(body.errors.slice(0, 6)).toEqual([
      { path: 'pointTable[0][chicken_dinner]', msg: 'Chicken Dinner is required' },
      { path: 'pointTable[0][matches_played]', msg: 'Matches Played is required' },
      { path: 'pointTable[0][total_finish]', msg: 'Total Finish is required' },
      { path: 'pointTable[0][position_point]', msg: 'Position Point is required' },
      { path: 'pointTable[0][total_point]', msg: 'Total Point is required' },
      { path: 'pointTable[1][team_id]', msg: 'Team is required' },
    ]);
  });

  test('have an error for a team that does not exist', async () => {
    const json = { name: 'S', game_id: 18, begin_at: at, teams: [{ fieldId: 32 }, { fieldId: 99_999 }] };
    const { status, body } = await app().call('POST /api/v1/events/series', { json });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'teams[1][fieldId]', msg: 'Team does not exist' }]);
  });

  test('of categories need an unused id', async () => {
    const send = (items: unknown) => app().call('POST /api/v1/news/category', { json: { items } });
    expect((await send([{ id: '', name: '' }])).body.errors.slice(0, 2)).toEqual([
      { path: 'items[0][id]', msg: 'Category Id is required' },
      { path: 'items[0][name]', msg: 'Category Name is required' },
    ]);
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

  test('a date must exist in the calendar', async () => {
    const json = { name: 'S', game_id: 18, begin_at: '2026-02-30 10:00:00' };
    const { status, body } = await app().call('POST /api/v1/events/series', { json });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: 'begin_at', msg: 'There is no such date' }]);
  });

  test.each([
    ['POST /api/v1/events/series', { name: 'S', game_id: 18, begin_at: '0000-01-01 00:00:00' }, 'begin_at'],
    ['PATCH /api/v1/users/updateprofile', { id: 1, birth_date: '0000-01-01' }, 'birth_date'],
  ])('%s: there is no year 0000', async (operation, json, path) => {
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
