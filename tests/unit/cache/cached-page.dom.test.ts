import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, createApi } from '#api/api.ts';
import { cachedPage } from '#cache/cached-page.ts';
import { cachedPageNumbers } from '#cache/cached-page-numbers.ts';
import { cacheDatabase } from '#cache/store/database.ts';
import { markStale } from '#cache/store/mark-stale.ts';
import { putCachedPage } from '#cache/store/put-page.ts';
import { closeScopes, openScope } from '#cache/store/scopes.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import type { ListQuery } from '#machines/list/types.ts';

let scope = '';

const api: Api = createApi({
  baseUrl: 'https://api.example.org',
  scope: () => Promise.resolve(scope),
  credentials: {
    accessToken: () => null,
    holder: () => undefined,
    renew: () => Promise.reject(new Error('nobody asks')),
  },
});

const lions = { id: 1, name: 'Lions', full_name: 'Asiatic Lions', game_name: 'BGMI', game_id: 7, image: '/l.png' };
const tigers = { id: 2, name: 'Tigers', full_name: 'Bengal', game_name: 'Valorant', game_id: 8 };
const query = (page: number, search = ''): ListQuery => ({ page, perPage: 10, search });
const now = Date.now();

beforeEach(async () => {
  const database = await cacheDatabase();
  await closeScopes(database, null);
  scope = crypto.randomUUID();
  await openScope(database, { userId: 1, now, newId: scope });
});

/** Keeps a page as the worker would. */
async function keep(page: number, rows: readonly object[], { at = now, total = 300, search = '' } = {}): Promise<void> {
  const key = `/api/v1/teams?listPerPage=10&page=${page}${search && `&search=${search}`}&type=web`;
  const data = { data: rows, totalData: total, totalPageCount: Math.ceil(total / 10) };
  const body = JSON.stringify({ status: true, message: '', data });
  const copy = { scope, key, path: '/api/v1/teams', kind: 'list' as const, body, at, isPersonal: false };
  expect(await putCachedPage(await cacheDatabase(), copy)).toBe(true);
}

describe('a kept page', () => {
  it('is what the server answered, with its age and its pictures from here', async () => {
    await keep(2, [lions], { at: now - 5 });
    expect(await cachedPage(api, teams, query(2))).toMatchObject({
      rows: [{ id: 1, name: 'Lions' }],
      totalData: 300,
      totalPageCount: 30,
      asOf: now - 5,
      copy: { isStale: false, foundIn: null },
    });
  });

  it('is never another page’s', async () => {
    await keep(1, [lions]);
    expect(await cachedPage(api, teams, query(2))).toBeNull();
    expect(await cachedPage(api, teams, { ...query(1), perPage: 25 })).toBeNull();
  });

  it('says when this device has changed something since', async () => {
    await keep(1, [lions]);
    await markStale(await cacheDatabase(), scope, () => true);
    expect(await cachedPage(api, teams, query(1))).toMatchObject({ copy: { isStale: true } });
  });

  it('is not there where its shape is not the contract’s any more', async () => {
    await keep(1, [{ name: 'without an id' }]);
    expect(await cachedPage(api, teams, query(1))).toBeNull();
  });

  it('is not there without a scope', async () => {
    await keep(1, [lions]);
    expect(await cachedPage({ ...api, scope: () => Promise.resolve(null) }, teams, query(1))).toBeNull();
  });
});

describe('a search in what is kept', () => {
  it('looks through all kept pages and says how many there are', async () => {
    await keep(1, [lions]);
    await keep(7, [tigers], { at: now - 9 });
    expect(await cachedPage(api, teams, query(1, 'ASIATIC'))).toMatchObject({
      rows: [{ id: 1 }],
      totalData: 1,
      totalPageCount: 1,
      asOf: now - 9,
      copy: { foundIn: { kept: 2, total: 300 } },
    });
  });

  it.each([
    ['a name', 'tig', [2]],
    ['what a reference is called', 'valorant', [2]],
    ['nothing that is not shown', 'l.png', []],
    ['what nobody has', 'zebra', []],
  ])('finds %s', async (_, sought, ids) => {
    await keep(1, [lions, tigers]);
    expect((await cachedPage(api, teams, query(1, sought)))?.rows.map(({ id }) => id)).toEqual(ids);
  });

  it('takes a record from the newest copy that has it', async () => {
    await keep(1, [{ ...lions, name: 'Old Lions' }], { at: now - 100 });
    await keep(2, [{ ...lions, name: 'New Lions' }], { at: now });
    expect((await cachedPage(api, teams, query(1, 'lions')))?.rows).toMatchObject([{ name: 'New Lions' }]);
  });

  it('prefers the server’s own answer to the same search', async () => {
    await keep(1, [lions, tigers]);
    await keep(1, [tigers], { search: 'li', total: 1 });
    expect(await cachedPage(api, teams, query(1, 'li'))).toMatchObject({ rows: [{ id: 2 }], copy: { foundIn: null } });
  });

  it('reads each copy once for the letters that follow each other, and those that have changed', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const found = async (sought: string) => (await cachedPage(api, teams, query(1, sought)))?.rows.map(({ id }) => id);
    await keep(1, [{ ...lions, name: 'Once' }]);
    await keep(2, [{ ...tigers, name: 'Once more' }]);
    expect(await found('onc')).toEqual(expect.arrayContaining([1, 2]));
    expect(parse).toHaveBeenCalledTimes(2);
    expect(await found('once m')).toEqual([2]);
    expect(parse).toHaveBeenCalledTimes(2);
    await keep(2, [{ ...tigers, name: 'Never again' }], { at: now + 1 });
    expect(await found('once m')).toEqual([]);
    expect(parse).toHaveBeenCalledTimes(3);
  });

  it('reads each copy once for searches that overtake each other', async () => {
    for (let page = 1; page <= 13; page += 1) await keep(page, [{ ...tigers, id: page, name: `Streak ${page}` }]);
    const parse = vi.spyOn(JSON, 'parse');
    const found = await Promise.all(['str', 'streak 1'].map((sought) => cachedPage(api, teams, query(1, sought))));
    expect(found.map((page) => page?.totalData)).toEqual([13, 5]);
    expect(parse).toHaveBeenCalledTimes(13);
  });

  it('lets what is typed meanwhile come in between', async () => {
    for (let page = 1; page <= 13; page += 1) await keep(page, [{ ...lions, id: page, name: `Pride ${page}` }]);
    const told: string[] = [];
    const read: (body: string) => unknown = JSON.parse.bind(JSON);
    const parse = vi.spyOn(JSON, 'parse').mockImplementationOnce((body: string): unknown => {
      setTimeout(() => told.push(`a key after ${parse.mock.calls.length}`));
      return read(body);
    });
    expect((await cachedPage(api, teams, query(1, 'pride')))?.totalData).toBe(13);
    expect(told).toEqual(['a key after 8']);
  });

  it('finds nothing where nothing is kept', async () => {
    expect(await cachedPage(api, teams, query(1, 'li'))).toBeNull();
  });
});

it('the pages kept of a list are told by their numbers', async () => {
  await keep(7, [tigers]);
  await keep(1, [lions]);
  await keep(1, [lions], { search: 'li' });
  await keep(3, [lions], { search: encodeURIComponent('&page=7') });
  expect(await cachedPageNumbers(api, teams, { perPage: 10, search: '' })).toEqual([1, 7]);
  expect(await cachedPageNumbers(api, teams, { perPage: 10, search: 'li' })).toEqual([1]);
  expect(await cachedPageNumbers(api, teams, { perPage: 10, search: '&page=7' })).toEqual([3]);
  expect(await cachedPageNumbers(api, teams, { perPage: 25, search: '' })).toEqual([]);
});
