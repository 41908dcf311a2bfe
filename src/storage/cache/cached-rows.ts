import type { Api } from '#api/api.ts';
import { listSchema } from '#api/schema.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { KnownRows } from '#machines/schedule/parts.ts';
import { cachedPage } from './cached-page.ts';
import { parseCachedBody, readCache } from './read-cache.ts';
import { withCache } from './store/database.ts';
import { readPagesOf } from './store/read-pages-of.ts';

/**
 * All cached rows of a list, from all of its pages and searches. The newest response counts for each record. Null if
 * nothing is cached or the cache cannot be read.
 */
export function cachedRows(api: Api, entity: Entity, perPage: number): Promise<KnownRows | null> {
  return readCache(api, async (scope) => {
    const [, path] = splitEndpoint(entity.endpoints.list);
    const since = await completeSince(api, entity, perPage);
    const pages = await withCache((database) => readPagesOf(database, { scope, path, now: Date.now() }));
    return rowsOf(pages.filter(({ at }) => at >= since));
  });
}

/**
 * The time since which every page of the list is cached. Older pages may contain records that have been removed. 0 if a
 * page is missing; then all cached pages are used.
 */
async function completeSince(api: Api, entity: Entity, perPage: number): Promise<number> {
  const times: number[] = [];
  let count = 1;
  while (times.length < count) {
    const page = await cachedPage(api, entity, { page: times.length + 1, perPage, search: '' });
    if (page?.asOf === undefined) return 0;
    times.push(page.asOf);
    count = page.totalPageCount;
  }
  return Math.min(...times);
}

function rowsOf(pages: Awaited<ReturnType<typeof readPagesOf>>): KnownRows | null {
  const rows = new Map<ListRow['id'], ListRow>();
  const used: { readonly at: number; readonly isStale: boolean; readonly total: number }[] = [];
  for (const { body, at, isStale } of pages) {
    const data = body === null ? null : parseCachedBody(listSchema, body);
    const added = data?.data.filter(({ id }) => !rows.has(id)) ?? [];
    if (data === null || (added.length === 0 && used.length > 0)) continue;
    for (const row of added) rows.set(row.id, row);
    used.push({ at, isStale, total: data.totalData });
  }
  if (used.length === 0) return null;
  return {
    rows: [...rows.values()],
    // The total of a search page counts only its matches.
    total: Math.max(rows.size, ...used.map(({ total }) => total)),
    asOf: Math.min(...used.map(({ at }) => at)),
    isCached: true,
    isStale: used.some(({ isStale }) => isStale),
  };
}
