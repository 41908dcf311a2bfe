import { describe, expect, it } from 'vitest';
import { entity as matches } from '#entities/declared/matches.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { cachedTotals } from '#storage/cache/cached-totals.ts';
import { withCache } from './cached-pages.ts';

const { api, put: cache } = withCache();
const now = Date.now();

const put = (path: string, query: string, { total, ago }: { total: number; ago: number }) =>
  cache({ path, query, rows: [{ id: 1, name: 'One' }], total, pages: 1, at: now - ago });

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
