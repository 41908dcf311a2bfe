import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, createApi } from '#api/api.ts';
import { entity as matches } from '#entities/declared/matches.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { cachedTotals } from '#storage/cache/cached-totals.ts';
import { cacheDatabase } from '#storage/cache/store/database.ts';
import { putCachedPage } from '#storage/cache/store/put-page.ts';
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

beforeEach(async () => {
  const database = await cacheDatabase();
  await closeScopes(database, null);
  await openScope(database, { userId: 1, now, newId: 's1' });
});

/** Caches a page like the worker. */
async function put(path: string, query: string, { total, ago }: { total: number; ago: number }) {
  const data = { data: [{ id: 1, name: 'One' }], totalData: total, totalPageCount: 1 };
  const body = JSON.stringify({ status: true, message: '', data });
  const page = { scope: 's1', key: `${path}?${query}`, path, kind: 'list' as const, at: now - ago, isPersonal: false };
  expect(await putCachedPage(await cacheDatabase(), { ...page, body })).toBe(true);
}

describe('the totals of cached lists', () => {
  it('come from the newest page of each list, in the order of the lists', async () => {
    await put('/api/v1/teams', 'listPerPage=10&page=1', { total: 95, ago: 9 });
    await put('/api/v1/teams', 'listPerPage=25&page=3', { total: 96, ago: 5 });
    await put('/api/v1/events/matches', 'listPerPage=100&page=1', { total: 14, ago: 7 });
    expect(await cachedTotals(api, [teams, matches])).toEqual([
      { path: 'teams', label: 'Teams', total: 96, at: now - 5 },
      { path: 'matches', label: 'Matches', total: 14, at: now - 7 },
    ]);
  });

  it('never come from a search or a filter, which count only what they find', async () => {
    await put('/api/v1/teams', 'listPerPage=10&page=1&search=soul', { total: 1, ago: 1 });
    await put('/api/v1/events/matches', 'listPerPage=10&page=1&status=finished', { total: 3, ago: 1 });
    expect(await cachedTotals(api, [teams, matches])).toEqual([]);
  });
});
