import type { Api } from '#api/api.ts';
import { listParams } from '#api/calls/entity-calls.ts';
import { listSchema } from '#api/schema.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';
import { readCache, readCachedCall } from './read-cache.ts';
import { cacheKey } from './store/database.ts';

/** The key of the cached page for a query. The page's memory uses it too. */
export function pageKey({ endpoints, listQuery }: Entity, query: ListQuery): string {
  return cacheKey(splitEndpoint(endpoints.list)[1], new URLSearchParams(listParams(query, listQuery)));
}

/**
 * The cached page for a query. If that page is not cached and the query has a search text or filters, it searches all
 * cached pages of the list. Null if nothing is cached or the cache cannot be read.
 */
export function cachedPage(api: Api, entity: Entity, query: ListQuery): Promise<ListPage | null> {
  return readCache(api, async (scope) => {
    const params = listParams(query, entity.listQuery);
    const cached = await readCachedCall(scope, listSchema, entity.endpoints.list, params);
    if (cached) {
      const { data, totalData, totalPageCount, isEstimate } = cached.data;
      const rows = data.map((row) => withPictureUrls(api, entity, row));
      return {
        rows,
        totalData,
        totalPageCount,
        isEstimate,
        asOf: cached.at,
        cached: { isStale: cached.isStale, foundIn: null },
      };
    }
    if (query.search.trim() === '' && query.filters === undefined) return null;
    const { searchCachedPages } = await import('./search-index.ts');
    return await searchCachedPages(api, entity, query, scope);
  });
}
