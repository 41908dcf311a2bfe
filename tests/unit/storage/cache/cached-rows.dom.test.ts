import { describe, expect, it } from 'vitest';
import { entity as matches } from '#entities/declared/matches.ts';
import { cachedRows } from '#storage/cache/cached-rows.ts';
import { cacheDatabase } from '#storage/cache/store/database.ts';
import { markStale } from '#storage/cache/store/put-page.ts';
import { withCache } from './cached-pages.ts';

const { api, scope, put: cache } = withCache();
const now = Date.now();
const path = '/api/v1/events/matches';
const row = (id: number, name = `Match ${id}`) => ({ id, name });

const put = (query: string, rows: readonly object[], { ago = 0, total = 3, pages = 2 } = {}) =>
  cache({ path, query, rows, total, pages, at: now - ago });

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
    await markStale(await cacheDatabase(), scope(), () => true);
    expect(await cachedRows(api, matches, 2)).toMatchObject({ isStale: true });
  });

  it('are null if nothing is cached, nothing is readable, or nobody is signed in', async () => {
    expect(await cachedRows(api, matches, 2)).toBeNull();
    await cache({
      ...{ path, query: 'listPerPage=10&page=1', rows: [], total: 0, pages: 0 },
      at: now,
      body: 'not what it was',
    });
    expect(await cachedRows(api, matches, 2)).toBeNull();
    await put('listPerPage=10&page=2', [row(1)]);
    expect(await cachedRows({ ...api, scope: () => Promise.resolve(null) }, matches, 2)).toBeNull();
    expect(await names()).toEqual(['Match 1']);
  });
});
