import type { Api } from '#api/api.ts';
import { listParams } from '#api/calls/entity-calls.ts';
import { listSchema } from '#api/schema/list-schemas.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';
import { parseCachedBody } from './parse-cached-body.ts';
import { cacheKey } from './store/cache-key.ts';
import { readCachedPage } from './store/read-page.ts';
import { withCache } from './store/with-cache.ts';

/**
 * The cached page for a query. If that page is not cached and the query has a search text, it searches all cached pages
 * of the list. Null if nothing is cached or the cache cannot be read.
 */
export async function cachedPage(api: Api, entity: Entity, query: ListQuery): Promise<ListPage | null> {
  const scope = await api.scope();
  if (scope === null) return null;
  const [, path] = splitEndpoint(entity.endpoints.list);
  try {
    const key = cacheKey(path, new URLSearchParams(listParams(query, entity.listQuery)));
    const page = await withCache((database) => readCachedPage(database, { scope, key, now: Date.now() }));
    const list = page && parseCachedBody(listSchema, page.body);
    if (page && list) {
      const rows = list.data.map((row) => withPictureUrls(api, entity, row));
      const { totalData, totalPageCount } = list;
      return { rows, totalData, totalPageCount, asOf: page.at, copy: { isStale: page.isStale, foundIn: null } };
    }
    if (query.search.trim() === '') return null;
    const { searchCachedPages } = await import('./search-cache.ts');
    return await searchCachedPages(api, entity, query, { scope, path });
  } catch (error) {
    console.warn('The copies of this device cannot be read:', error);
    return null;
  }
}
