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
 * What this device has kept of a page: the page itself or, where something is searched for, what is found in all that is
 * kept of the list. Null where there is nothing, or nothing can be read.
 */
export async function cachedPage(api: Api, entity: Entity, query: ListQuery): Promise<ListPage | null> {
  const scope = await api.scope();
  if (scope === null) return null;
  const [, path] = splitEndpoint(entity.endpoints.list);
  try {
    const key = cacheKey(path, new URLSearchParams(listParams(query, entity.listQuery)));
    const copy = await withCache((database) => readCachedPage(database, { scope, key, now: Date.now() }));
    const kept = copy && parseCachedBody(listSchema, copy.body);
    if (copy && kept) {
      const rows = kept.data.map((row) => withPictureUrls(api, entity, row));
      const { totalData, totalPageCount } = kept;
      return { rows, totalData, totalPageCount, asOf: copy.at, copy: { isStale: copy.isStale, foundIn: null } };
    }
    if (query.search.trim() === '') return null;
    const { searchKept } = await import('./search-cache.ts');
    return await searchKept(api, entity, query, { scope, path });
  } catch (error) {
    console.warn('The copies of this device cannot be read:', error);
    return null;
  }
}
