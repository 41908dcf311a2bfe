import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import type { ListQuery } from '#machines/list/types.ts';
import { pageKey } from './cached-page.ts';
import { readCache } from './read-cache.ts';
import { readEntries, withCache } from './store/database.ts';

/** The numbers of the cached pages of a list, in order; null if the cache cannot be read. */
export function cachedPageNumbers(
  api: Api,
  entity: Entity,
  query: Omit<ListQuery, 'page'>,
): Promise<readonly number[] | null> {
  const first = pageKey(entity, { ...query, page: 1 });
  return readCache(api, async (scope) => {
    const entries = await withCache((database) => readEntries(database, scope));
    return entries
      .filter(({ key }) => key.replace(pageOfKey, '$<name>1') === first)
      .map(({ key }) => Number(pageOfKey.exec(key)?.groups?.['page']))
      .sort((one, other) => one - other);
  });
}

/** The page number in a cache key. It is unambiguous, because the search text is encoded. */
const pageOfKey = /(?<name>[?&]page=)(?<page>\d+)/;
