import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, createApi } from '#api/api.ts';
import { entity as matches } from '#entities/declared/matches.ts';
import { cachedRows } from '#storage/cache/cached-rows.ts';
import { cacheDatabase } from '#storage/cache/store/database.ts';
import { markStale, putCachedPage } from '#storage/cache/store/put-page.ts';
import { closeScopes, openScope } from '#storage/cache/store/scopes.ts';

const api: Api = createApi({
  baseUrl: 'https://api.example.org',
  scope: () => Promise.resolve('s1'),
  credentials: {
    accessToken: () => null,
    holder: () => undefined,
    session: () => 1,
    refresh: () => Promise.reject(new Error('nobody asks')),
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

/** Caches a response like the worker. */
async function put(query: string, rows: readonly object[], { ago = 0, total = 3, pages = 2, body = '' } = {}) {
  const data = { data: rows, totalData: total, totalPageCount: pages };
  const entry = { scope: 's1', key: `${path}?${query}`, path, kind: 'list' as const, at: now - ago, isPersonal: false };
  const page = { ...entry, body: body || JSON.stringify({ status: true, message: '', data }) };
  expect(await putCachedPage(await cacheDatabase(), page)).toBe(true);
}

const names = async () => (await cachedRows(api, matches, 2))?.rows.map(({ name }) => name);

describe('the cached rows of a list', () => {
  it('come from all cached pages and searches, and are marked as cached', async () => {
    await put('listPerPage=10&page=1', [row(1)], { ago: 5, total: 31 });
    await put('listPerPage=25&page=7&search=soul', [row(2)], { ago: 9, total: 1 });
    expect(await cachedRows(api, matches, 2)).toEqual({
      ...{ rows: [row(1), row(2)], total: 31, asOf: now - 9, isCached: true, isStale: false },
    });
  });

  it('contain the newest response for each record', async () => {
    await put('listPerPage=10&page=1', [row(1, 'Moved'), row(2)], { ago: 5 });
    await put('listPerPage=2&page=1', [row(1, 'Before')], { ago: 50 });
    expect(await names()).toEqual(['Moved', 'Match 2']);
    expect((await cachedRows(api, matches, 2))?.asOf).toBe(now - 5);
  });

  it('omit a record that only an older page contains, if all pages have been read since', async () => {
    await put('listPerPage=10&page=1', [row(9, 'Removed since')], { ago: 90 });
    await put('listPerPage=2&page=1', [row(1), row(2)], { ago: 20 });
    expect(await names()).toContain('Removed since');
    await put('listPerPage=2&page=2', [row(3)], { ago: 19 });
    await put('listPerPage=10&page=2', [row(3, 'Newer')], { ago: 1 });
    expect(await names()).toEqual(['Newer', 'Match 1', 'Match 2']);
  });

  it('are empty if the cached list is empty', async () => {
    await put('listPerPage=2&page=1', [], { total: 0, pages: 0 });
    expect(await cachedRows(api, matches, 2)).toMatchObject({ rows: [], total: 0, isCached: true });
  });

  it('are marked as stale after a change on this device', async () => {
    await put('listPerPage=10&page=1', [row(1)]);
    await markStale(await cacheDatabase(), 's1', () => true);
    expect(await cachedRows(api, matches, 2)).toMatchObject({ isStale: true });
  });

  it('are null if nothing is cached, nothing is readable, or nobody is signed in', async () => {
    expect(await cachedRows(api, matches, 2)).toBeNull();
    await put('listPerPage=10&page=1', [], { body: 'not what it was' });
    expect(await cachedRows(api, matches, 2)).toBeNull();
    await put('listPerPage=10&page=2', [row(1)]);
    expect(await cachedRows({ ...api, scope: () => Promise.resolve(null) }, matches, 2)).toBeNull();
    expect(await names()).toEqual(['Match 1']);
  });
});
