import { describe, expect, it, vi } from 'vitest';
import { entity as teams } from '#entities/declared/teams.ts';
import type { ListQuery } from '#machines/list/types.ts';
import { cachedPageNumbers } from '#storage/cache/cached-entries.ts';
import { cachedPage } from '#storage/cache/cached-page.ts';
import { cacheDatabase } from '#storage/cache/store/database.ts';
import { markStale } from '#storage/cache/store/put-page.ts';
import { nextTask } from '../../../support/let-time-pass.ts';
import { withCache } from './cached-pages.ts';

const { api, scope, put: cache } = withCache();
const lions = { id: 1, name: 'Lions', full_name: 'Asiatic Lions', game_name: 'BGMI', game_id: 7, image: '/l.png' };
const tigers = { id: 2, name: 'Tigers', full_name: 'Bengal', game_name: 'Valorant', game_id: 8 };
const query = (page: number, search = ''): ListQuery => ({ page, perPage: 10, search });
const now = Date.now();

async function put(page: number, rows: readonly object[], { at = now, total = 300, search = '' } = {}): Promise<void> {
  const searched = `listPerPage=10&page=${page}${search && `&search=${search}`}&type=web`;
  await cache({ path: '/api/v1/teams', query: searched, rows, total, pages: Math.ceil(total / 10), at });
}

describe('a cached page', () => {
  it("is the server's response, with its age and absolute picture URLs", async () => {
    await put(2, [lions], { at: now - 5 });
    expect(await cachedPage(api, teams, query(2))).toMatchObject({
      rows: [{ id: 1, name: 'Lions' }],
      totalData: 300,
      totalPageCount: 30,
      asOf: now - 5,
      cached: { isStale: false, foundIn: null },
    });
  });

  it('is never another page', async () => {
    await put(1, [lions]);
    expect(await cachedPage(api, teams, query(2))).toBeNull();
    expect(await cachedPage(api, teams, { ...query(1), perPage: 25 })).toBeNull();
  });

  it('is marked as stale after a change on this device', async () => {
    await put(1, [lions]);
    await markStale(await cacheDatabase(), scope(), () => true);
    expect(await cachedPage(api, teams, query(1))).toMatchObject({ cached: { isStale: true } });
  });

  it('is ignored if it no longer matches the contract', async () => {
    await put(1, [{ name: 'without an id' }]);
    expect(await cachedPage(api, teams, query(1))).toBeNull();
  });

  it('is not read without a scope', async () => {
    await put(1, [lions]);
    expect(await cachedPage({ ...api, scope: () => Promise.resolve(null) }, teams, query(1))).toBeNull();
  });
});

describe('a filter in cached pages', () => {
  const filtered = (filters: ListQuery['filters'], search = '') =>
    cachedPage(api, teams, { ...query(1, search), filters });

  it('finds the rows with one of the values, and reports the number of searched rows', async () => {
    await put(1, [lions]);
    await put(2, [tigers]);
    expect(await filtered({ game_id: '8' })).toMatchObject({
      rows: [{ id: 2 }],
      totalData: 1,
      cached: { foundIn: { searched: 2, total: 300 } },
    });
    expect(await filtered({ game_id: '7,8' })).toMatchObject({ totalData: 2 });
    expect(await filtered({ game_id: '7,8' }, 'bengal')).toMatchObject({ rows: [{ id: 2 }], totalData: 1 });
    expect(await filtered({ game_id: '9' })).toMatchObject({ rows: [], totalData: 0 });
  });

  it('finds no page if the rows do not have the member', async () => {
    await put(1, [lions]);
    expect(await filtered({ game_id: '7', league_id: '1' })).toBeNull();
  });
});

describe('a search in cached pages', () => {
  it('searches all cached pages and reports the number of rows', async () => {
    await put(1, [lions]);
    await put(7, [tigers], { at: now - 9 });
    expect(await cachedPage(api, teams, query(1, 'ASIATIC'))).toMatchObject({
      rows: [{ id: 1 }],
      totalData: 1,
      totalPageCount: 1,
      asOf: now - 9,
      cached: { foundIn: { searched: 2, total: 300 } },
    });
  });

  it.each([
    ['a name', 'tig', [2]],
    ['what a reference is called', 'valorant', [2]],
    ['nothing that is not shown', 'l.png', []],
    ['nothing for an unknown word', 'zebra', []],
  ])('finds %s', async (_, search, ids) => {
    await put(1, [lions, tigers]);
    expect((await cachedPage(api, teams, query(1, search)))?.rows.map(({ id }) => id)).toEqual(ids);
  });

  it('uses the newest cached page of a record', async () => {
    await put(1, [{ ...lions, name: 'Old Lions' }], { at: now - 100 });
    await put(2, [{ ...lions, name: 'New Lions' }], { at: now });
    expect((await cachedPage(api, teams, query(1, 'lions')))?.rows).toMatchObject([{ name: 'New Lions' }]);
  });

  it("prefers the server's own response to the same search", async () => {
    await put(1, [lions, tigers]);
    await put(1, [tigers], { search: 'li', total: 1 });
    expect(await cachedPage(api, teams, query(1, 'li'))).toMatchObject({
      rows: [{ id: 2 }],
      cached: { foundIn: null },
    });
  });

  it('parses each page once for successive searches, and again after a change', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const found = async (search: string) => (await cachedPage(api, teams, query(1, search)))?.rows.map(({ id }) => id);
    await put(1, [{ ...lions, name: 'Once' }]);
    await put(2, [{ ...tigers, name: 'Once more' }]);
    expect(await found('onc')).toEqual(expect.arrayContaining([1, 2]));
    expect(parse).toHaveBeenCalledTimes(2);
    expect(await found('once m')).toEqual([2]);
    expect(parse).toHaveBeenCalledTimes(2);
    await put(2, [{ ...tigers, name: 'Never again' }], { at: now + 1 });
    expect(await found('once m')).toEqual([]);
    expect(parse).toHaveBeenCalledTimes(3);
  });

  it('parses each page once for concurrent searches', async () => {
    for (let page = 1; page <= 13; page += 1) await put(page, [{ ...tigers, id: page, name: `Streak ${page}` }]);
    const parse = vi.spyOn(JSON, 'parse');
    const found = await Promise.all(['str', 'streak 1'].map((search) => cachedPage(api, teams, query(1, search))));
    expect(found.map((page) => page?.totalData)).toEqual([13, 5]);
    expect(parse).toHaveBeenCalledTimes(13);
  });

  it('yields to input between batches', async () => {
    for (let page = 1; page <= 13; page += 1) await put(page, [{ ...lions, id: page, name: `Pride ${page}` }]);
    const order: string[] = [];
    const read: (body: string) => unknown = JSON.parse.bind(JSON);
    const parse = vi.spyOn(JSON, 'parse').mockImplementationOnce((body: string): unknown => {
      void nextTask().then(() => order.push(`a key after ${parse.mock.calls.length}`));
      return read(body);
    });
    expect((await cachedPage(api, teams, query(1, 'pride')))?.totalData).toBe(13);
    expect(order).toEqual(['a key after 8']);
  });

  it('finds nothing if nothing is cached', async () => {
    expect(await cachedPage(api, teams, query(1, 'li'))).toBeNull();
  });
});

it('cachedPageNumbers lists the cached pages of a list', async () => {
  await put(7, [tigers]);
  await put(1, [lions]);
  await put(1, [lions], { search: 'li' });
  await put(3, [lions], { search: encodeURIComponent('&page=7') });
  expect(await cachedPageNumbers(api, teams, { perPage: 10, search: '' })).toEqual([1, 7]);
  expect(await cachedPageNumbers(api, teams, { perPage: 10, search: 'li' })).toEqual([1]);
  expect(await cachedPageNumbers(api, teams, { perPage: 10, search: '&page=7' })).toEqual([3]);
  expect(await cachedPageNumbers(api, teams, { perPage: 25, search: '' })).toEqual([]);
});
