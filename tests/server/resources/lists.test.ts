import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { maxOptionsPerResponse } from '#domain/limits.ts';
import { itemsOf } from '../support/api-response.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();
const list = async (query: string) => (await app().call(`GET /api/v1/teams?${query}`)).body.data;
const names = async (search: string): Promise<string[]> =>
  (await list(`listPerPage=100&search=${encodeURIComponent(search)}`)).data.map(({ name }) => name);
const add = (name: string) =>
  app().call('POST /api/v1/teams', { json: { name, full_name: `${name} full`, game_id: 1 } });

describe('a page', () => {
  test('has ten rows by default, newest first', async () => {
    const { data, totalData, totalPageCount } = await list('');
    expect(data).toHaveLength(10);
    expect([totalData, totalPageCount]).toEqual([96, 10]);
    const ids = data.map(({ id }) => id);
    expect(ids).toEqual([96, 95, 94, 93, 92, 91, 90, 89, 88, 87]);
  });

  test('continues the previous page, and each row appears once', async () => {
    const found: number[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { data } = await list(`page=${page}&listPerPage=25&search=&type=web`);
      found.push(...data.map(({ id }) => id));
    }
    expect(found).toEqual(Array.from({ length: 96 }, (_, at) => 96 - at));
  });

  test('after the last page is empty and contains the totals', async () => {
    expect(await list('page=11')).toEqual({ data: [], totalData: 96, totalPageCount: 10 });
    expect(await list('page=2147483647&listPerPage=100')).toEqual({ data: [], totalData: 96, totalPageCount: 1 });
  });

  test.each(['page=0', 'type=app'])('?%s: 400', async (query) => {
    const { status, body } = await app().call(`GET /api/v1/teams?${query}`);
    expect(status).toBe(400);
    expect(body.errors[0]?.path).toBe(query.split('=')[0]);
  });
});

describe('a search', () => {
  test('finds any part of a name, ignoring case', async () => {
    expect(await names('VITAL')).toEqual(['Vitality']);
    expect(await names('  vitality ')).toEqual(['Vitality']);
    expect(await names('no such team')).toEqual([]);
  });

  test('ignores accents in the query and in names, but not the signs of other scripts', async () => {
    await add('Équipe Ñandú');
    await add('टीम दिल्ली');
    expect(await names('equipe nandu')).toEqual(['Équipe Ñandú']);
    expect(await names('ÑANDÚ')).toEqual(['Équipe Ñandú']);
    expect(await names('दिल्ली')).toEqual(['टीम दिल्ली']);
    expect(await names('दल')).toEqual([]);
  });

  test.each([
    ['100% Pure', '%', '0% p'],
    ['Under_Score', '_', 'r_s'],
    ['Back\\Slash', '\\', 'k\\s'],
    ["O'Brien", "'", "o'b"],
  ])('matches %j literally', async (name, sign, part) => {
    await add(name);
    expect(await names(part)).toEqual([name]);
    expect(await names(sign)).toContain(name);
    expect((await names(sign)).every((found) => found.includes(sign) || found === name)).toBe(true);
  });

  test('finds a renamed record by its new names only', async () => {
    const { id } = (await add('Oldname')).body.data;
    await app().call(`PATCH /api/v1/teams/${id}`, { json: { name: 'Newname' } });
    expect(await names('oldname')).toEqual(['Newname']);
    await app().call(`PATCH /api/v1/teams/${id}`, { json: { full_name: 'Other' } });
    expect(await names('oldname')).toEqual([]);
    expect(await names('newname')).toEqual(['Newname']);
  });

  test('finds BGMI matches by their map and their stage', async () => {
    const found = (await app().call('GET /api/v1/bgmi/allMatches?search=rondo')).body.data;
    expect(found.data.map(({ map_name }) => map_name)).toEqual(['Rondo']);
    expect((await app().call('GET /api/v1/bgmi/allMatches?search=cegc')).body.data.totalData).toBe(6);
  });
});

describe('an option list', () => {
  test('is ordered by name, and games/all omits inactive games', async () => {
    const games = itemsOf(await app().call('GET /api/v1/games/all'));
    expect(games).toContainEqual({ id: 2, name: 'Counter-Strike 2', pandascore_id: 3 });
    expect(games.some(({ name }) => name === 'Apex Legends')).toBe(false);
    const all = itemsOf(await app().call('GET /api/v1/games/gamesAll'));
    expect(all.some(({ name }) => name === 'Apex Legends')).toBe(true);
  });

  test('has distinct names for tournaments and series with the same name', async () => {
    const tournaments = (await app().call('GET /api/v1/events/tournament/all')).body.data;
    expect(tournaments).toContainEqual({ id: 3, name: 'TI 2025 Playoffs' });
    const series = (await app().call('GET /api/v1/events/series/all')).body.data;
    expect(series).toContainEqual({ id: 2, name: 'BLAST.tv Austin Major 2025' });
  });
});

describe('a long option list', () => {
  const names = async (query: string) =>
    itemsOf(await app().call(`GET /api/v1/teams/all${query}`)).map(({ name }) => name);

  test('can be filtered by text or by ids', async () => {
    expect(await names('?search=VITAL')).toEqual(['Vitality']);
    const [first, second] = itemsOf(await app().call('GET /api/v1/teams/all'));
    expect(await names(`?ids=${second?.id},${first?.id},99999999,9999999999`)).toEqual([first?.name, second?.name]);
    expect(await names(`?ids=${first?.id}&search=no+such+team`)).toEqual([]);
  });

  test.each(['ids=', 'ids=1,', 'ids=x', 'ids=0', `ids=${'1,'.repeat(100)}1`])('?%s: 400', async (query) => {
    const { status, body } = await app().call(`GET /api/v1/teams/all?${query}`);
    expect([status, body.errors[0]?.path]).toEqual([400, 'ids']);
  });

  test('contains the first 10,000 items by name, and a search finds the others', async () => {
    await app().db.execute(sql`insert into teams (name, full_name, search_text)
      select 'Zz ' || n, 'Zz ' || n, 'zz ' || n from generate_series(1, ${maxOptionsPerResponse}) n`);
    const all = await names('');
    expect(all).toHaveLength(maxOptionsPerResponse);
    expect(all).not.toContain('Zz 9999');
    expect(await names('?search=zz+9999')).toEqual(['Zz 9999']);
  });
});
