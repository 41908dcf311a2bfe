import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, createApi } from '#api/api.ts';
import { cachedRows } from '#cache/cached-rows.ts';
import { cacheDatabase } from '#cache/store/database.ts';
import { markStale } from '#cache/store/mark-stale.ts';
import { putCachedPage } from '#cache/store/put-page.ts';
import { closeScopes, openScope } from '#cache/store/scopes.ts';
import { entity as matches } from '#entities/declared/matches.ts';

const api: Api = createApi({
  baseUrl: 'https://api.example.org',
  scope: () => Promise.resolve('s1'),
  credentials: {
    accessToken: () => null,
    holder: () => undefined,
    renew: () => Promise.reject(new Error('nobody asks')),
  },
});
const now = Date.now();
const path = '/api/v1/events/matches';
const row = (id: number, name = `Match ${id}`) => ({ id, name });

beforeEach(async () => {
  const database = await cacheDatabase();
  await closeScopes(database, null);
  await openScope(database, { userId: 1, now, newId: 's1' });
});

/** Keeps an answer as the worker would. */
async function keep(query: string, rows: readonly object[], { ago = 0, total = 3, pages = 2, body = '' } = {}) {
  const data = { data: rows, totalData: total, totalPageCount: pages };
  const copy = { scope: 's1', key: `${path}?${query}`, path, kind: 'list' as const, at: now - ago, isPersonal: false };
  const kept = { ...copy, body: body || JSON.stringify({ status: true, message: '', data }) };
  expect(await putCachedPage(await cacheDatabase(), kept)).toBe(true);
}

const names = async () => (await cachedRows(api, matches, 2))?.rows.map(({ name }) => name);

describe('the kept rows of a list', () => {
  it('are those of any page or search that was opened, told as what they are', async () => {
    await keep('listPerPage=10&page=1', [row(1)], { ago: 5, total: 31 });
    await keep('listPerPage=25&page=7&search=soul', [row(2)], { ago: 9, total: 1 });
    expect(await cachedRows(api, matches, 2)).toEqual({
      ...{ rows: [row(1), row(2)], total: 31, asOf: now - 9, isCopy: true, isStale: false },
    });
  });

  it('say of a record what was answered last', async () => {
    await keep('listPerPage=10&page=1', [row(1, 'Moved'), row(2)], { ago: 5 });
    await keep('listPerPage=2&page=1', [row(1, 'Before')], { ago: 50 });
    expect(await names()).toEqual(['Moved', 'Match 2']);
    expect((await cachedRows(api, matches, 2))?.asOf).toBe(now - 5);
  });

  it('hold no record that an older copy alone has, once every page has been read since', async () => {
    await keep('listPerPage=10&page=1', [row(9, 'Removed since')], { ago: 90 });
    await keep('listPerPage=2&page=1', [row(1), row(2)], { ago: 20 });
    expect(await names()).toContain('Removed since');
    await keep('listPerPage=2&page=2', [row(3)], { ago: 19 });
    await keep('listPerPage=10&page=2', [row(3, 'Newer')], { ago: 1 });
    expect(await names()).toEqual(['Newer', 'Match 1', 'Match 2']);
  });

  it('are of an empty list, where it is kept that there is nothing', async () => {
    await keep('listPerPage=2&page=1', [], { total: 0, pages: 0 });
    expect(await cachedRows(api, matches, 2)).toMatchObject({ rows: [], total: 0, isCopy: true });
  });

  it('say when this device has changed something since', async () => {
    await keep('listPerPage=10&page=1', [row(1)]);
    await markStale(await cacheDatabase(), 's1', () => true);
    expect(await cachedRows(api, matches, 2)).toMatchObject({ isStale: true });
  });

  it('are none where nothing is kept, nothing can be read, or nobody is here', async () => {
    expect(await cachedRows(api, matches, 2)).toBeNull();
    await keep('listPerPage=10&page=1', [], { body: 'not what it was' });
    expect(await cachedRows(api, matches, 2)).toBeNull();
    await keep('listPerPage=10&page=2', [row(1)]);
    expect(await cachedRows({ ...api, scope: () => Promise.resolve(null) }, matches, 2)).toBeNull();
    expect(await names()).toEqual(['Match 1']);
  });
});
