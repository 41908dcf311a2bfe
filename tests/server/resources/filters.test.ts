import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodePassword } from '#domain/text/password.ts';
import { operations, optionalNames } from '../../contract/document.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const lists = [...operations].filter(([, operation]) => operation['x-offline'] === 'list');

/** Filters by rows inside records, which the rows of a list do not contain. They have tests of their own. */
const ofRowsInside: readonly string[] = ['listTournaments team_id', 'listSeries team_id', 'listTeams series_id'];

type Row = Readonly<Record<string, unknown>>;

/** A page of 100 rows: more than any list of the demo has. */
async function read(call: string, query: Readonly<Record<string, string>> = {}) {
  const { body } = await app().call(`${call}?${new URLSearchParams({ listPerPage: '100', ...query })}`);
  return { rows: body.data.data as unknown as readonly Row[], total: body.data.totalData };
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

const matches = 'GET /api/v1/events/matches';
const idsOfMatches = async (query: Readonly<Record<string, string>>) => idsOf((await read(matches, query)).rows);

async function capabilities(token?: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const { body } = await app().call('GET /api/v1/capabilities', token === undefined ? {} : { token });
  const { filters } = body.data as unknown as { readonly filters: Readonly<Record<string, readonly string[]>> };
  return filters;
}

/** Makes every third record inactive. Matches have other statuses. */
beforeAll(async () => {
  const { db } = app();
  const password = encodePassword('Second@567');
  const json = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com', mobile_no: '9876543211', password };
  await app().call('POST /api/v1/users/create', { json });
  const tables = await db.execute(sql`select table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('status', 'search_text') and table_name <> 'matches'
    group by table_name having count(*) = 2`);
  for (const { table_name: name } of (tables as { rows: readonly { table_name: string }[] }).rows) {
    const where = name === 'users' ? sql`email <> 'admin@example.com'` : sql`id % 3 = 0`;
    await db.execute(sql`update ${sql.identifier(name)} set status = '0' where ${where}`);
  }
});

describe.each(lists)('%s', (call, operation) => {
  test('has the filters of the contract, one of them for its status', async () => {
    const { operationId } = operation;
    const name = `${operationId.charAt(4).toLowerCase()}${operationId.slice(5)}`;
    const offered = (await capabilities())[name] ?? [];
    expect(offered.toSorted()).toEqual(optionalNames(operation).toSorted());
    expect(offered).toContain('status');
  });

  test('returns exactly the rows with a value, or with one of two, and their total', async () => {
    const { rows, total } = await read(call);
    expect(total).toBe(rows.length);
    const members = optionalNames(operation).filter(
      (name) => !/_(from|to)$/.test(name) && !ofRowsInside.includes(`${operation.operationId} ${name}`),
    );
    for (const member of members) {
      const values: unknown[] = [...new Set(rows.map((row) => row[member]).filter((value) => value !== null))];
      expect(values.length, member).toBeGreaterThan(member === 'status' ? 1 : 0);
      for (const chosen of [...values.map((value) => [value]), values.slice(0, 2)]) {
        const filtered = await read(call, { [member]: chosen.join(',') });
        const wanted = rows.filter((row) => chosen.includes(row[member]));
        expect(idsOf(filtered.rows), `${member}=${chosen.join(',')}`).toEqual(idsOf(wanted));
        expect(filtered.total).toBe(wanted.length);
      }
    }
  });

  test('refuses a malformed value of each filter with 422, and an empty one filters nothing', async () => {
    const { total } = await read(call);
    for (const name of optionalNames(operation)) {
      const { status, body } = await app().call(`${call}?${name}=1%00`);
      expect([status, body.errors.map(({ path }) => path)]).toEqual([422, [name]]);
      expect((await read(call, { [name]: '' })).total).toBe(total);
    }
  });
});

describe('the filters of matches', () => {
  test('select the statuses of a provider', async () => {
    expect(await idsOfMatches({ status: 'running,postponed' })).toEqual([11, 10]);
  });

  test('select the times from one to another, both included', async () => {
    const [from, to] = ['2025-06-22 17:00:00', '2025-06-22 18:00:00'];
    expect(await idsOfMatches({ original_scheduled_at_from: from, original_scheduled_at_to: to })).toEqual([6, 4]);
    expect(await idsOfMatches({ original_scheduled_at_to: '2024-12-15 09:00:00' })).toEqual([8, 7, 1]);
    expect(await idsOfMatches({ original_scheduled_at_from: '2026-11-22 00:00:00' })).toEqual([14, 11]);
    expect(await idsOfMatches({ original_scheduled_at_from: to, original_scheduled_at_to: from })).toEqual([]);
  });

  test('apply together, with the search, and to all pages', async () => {
    const query = { game_id: '2,3', status: 'not_started', search: 'demo', listPerPage: '1' };
    const { body } = await app().call(`${matches}?${new URLSearchParams({ ...query, page: '2' })}`);
    expect(body.data).toMatchObject({ data: [{ id: 13 }], totalData: 2, totalPageCount: 2 });
    expect(
      await idsOfMatches({ ...query, tournament_id: '3', original_scheduled_at_to: '2026-11-20 23:59:59' }),
    ).toEqual([]);
  });

  test.each([
    ['game_id=2147483647', 'an unknown id'],
    ['game_id=9999999999', 'a number beyond all ids'],
    ['status=resting', 'an unknown status'],
  ])('find nothing for %s: %s', async (query) => {
    const { status, body } = await app().call(`${matches}?${query}`);
    expect(status).toBe(200);
    expect(body.data).toEqual({ data: [], totalData: 0, totalPageCount: 0 });
  });

  test.each([
    ['game_id=x', 'Game_id must be ids with commas between them, at most 100'],
    ['game_id=1,,2', 'Game_id must be ids with commas between them, at most 100'],
    [`game_id=${'1,'.repeat(100)}1`, 'Game_id must be ids with commas between them, at most 100'],
    ['status=1', 'Status must be words like not_started with commas between them, at most 100'],
    [
      'original_scheduled_at_from=2026-11-20',
      'Original_scheduled_at_from must be a UTC time like 2026-11-20 18:30:00, or empty',
    ],
    ['original_scheduled_at_to=2026-02-31+10:00:00', 'There is no such date'],
  ])('refuse ?%s', async (query, msg) => {
    const { status, body } = await app().call(`${matches}?${query}`);
    expect([status, body.errors]).toEqual([422, [{ path: query.split('=')[0], msg }]]);
  });

  test('are refused together with other malformed parameters', async () => {
    const { status, body } = await app().call(`${matches}?page=0&status=1`);
    expect(status).toBe(422);
    expect(body.errors.map(({ path }) => path)).toEqual(['page', 'status']);
  });
});

test('the filter of teams by series returns exactly the teams of the series', async () => {
  const records = await teamsInside('GET /api/v1/events/series', ({ teams }) =>
    (teams as readonly Row[]).map(({ fieldId }) => Number(fieldId)),
  );
  const withTeams = records.filter(([, teams]) => teams.length > 0);
  expect(withTeams.length).toBeGreaterThan(1);
  for (const [id, teams] of withTeams) {
    const found = (await read('GET /api/v1/teams', { series_id: String(id) })).rows.map((row) => Number(row['id']));
    expect(found.toSorted((one, other) => one - other)).toEqual(
      [...new Set(teams)].toSorted((one, other) => one - other),
    );
  }
});

/** The ids of the teams inside each record of a list. */
async function teamsInside(call: string, members: (record: Row) => readonly number[]) {
  const { rows } = await read(call);
  const inside = rows.map(async ({ id }) => {
    const { body } = await app().call(`${call}/${String(id)}`);
    return [id, members(body.data as unknown as Row)] as const;
  });
  return await Promise.all(inside);
}

describe.each([
  ['GET /api/v1/events/tournament', 'pointTable', 'team_id'],
  ['GET /api/v1/events/series', 'teams', 'fieldId'],
])('the filter of %s by the teams inside its records', (call, rowsName, member) => {
  test('returns exactly the records that contain the team, or one of two', async () => {
    const records = await teamsInside(call, (record) =>
      (record[rowsName] as readonly Row[]).map((row) => Number(row[member])),
    );
    const used = [...new Set(records.flatMap(([, teams]) => teams))];
    expect(used.length).toBeGreaterThan(2);
    for (const chosen of [...used.slice(0, 12).map((id) => [id]), used.slice(0, 2)]) {
      const wanted = records.filter(([, teams]) => teams.some((id) => chosen.includes(id))).map(([id]) => id);
      expect((await read(call, { team_id: chosen.join(',') })).rows.map(({ id }) => id)).toEqual(wanted);
    }
    expect((await read(call, { team_id: '2147483647' })).total).toBe(0);
  });
});

test('an active status is 1 or 0', async () => {
  const { body } = await app().call('GET /api/v1/teams?status=2');
  expect(body.message).toBe('Status must be 1, 0, or both with a comma between them');
});

test('a map whose name contains a comma can be selected', async () => {
  const { call } = app();
  await call('PATCH /api/v1/bgmi/map/5', { json: { name: 'Rondo, night' } });
  const { rows } = await read('GET /api/v1/bgmi/allMatches', { map_name: 'Rondo, night' });
  expect(rows.map(({ map_name }) => map_name)).toEqual(['Rondo, night']);
  expect((await read('GET /api/v1/bgmi/allMatches', { map_name: 'Nowhere' })).total).toBe(0);
});

test('other parameters are ignored', async () => {
  const { total } = await read(matches);
  expect((await read(matches, { winner_type: 'Player', organizer: 'x', series_id: 'x' })).total).toBe(total);
});

describe('the capabilities', () => {
  test('list the filters of every list and nothing else', async () => {
    const names = lists.map(([, { operationId }]) => `${operationId.charAt(4).toLowerCase()}${operationId.slice(5)}`);
    expect(Object.keys(await capabilities()).toSorted()).toEqual(names.toSorted());
    expect((await capabilities())['matches']).toEqual([
      ...['game_id', 'tournament_id', 'status'],
      ...['original_scheduled_at_from', 'original_scheduled_at_to'],
    ]);
  });

  test('are for every signed-in user, and for nobody else', async () => {
    await app().db.execute(sql`update users set status = '1' where email = 'asha@example.com'`);
    const { accessToken } = (await app().signIn('asha@example.com', 'Second@567')).body.token;
    expect(await capabilities(accessToken)).toEqual(await capabilities());
    expect(await app().call('GET /api/v1/capabilities', { token: null })).toMatchObject({ status: 401 });
  });
});
