import type { Api } from '#api/api.ts';
import { listParams } from '#api/calls/entity-calls.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import type { ListQuery } from '#machines/list/types.ts';
import { cacheKey } from './store/cache-key.ts';
import { readEntries } from './store/read-entries.ts';
import { withCache } from './store/with-cache.ts';

/** The numbers of the cached pages of a list, in order. */
export async function cachedPageNumbers(
  api: Api,
  { endpoints, listQuery }: Entity,
  { perPage, search }: Omit<ListQuery, 'page'>,
): Promise<readonly number[]> {
  const scope = await api.scope();
  if (scope === null) return [];
  const [, path] = splitEndpoint(endpoints.list);
  const first = cacheKey(path, new URLSearchParams(listParams({ page: 1, perPage, search }, listQuery)));
  const entries = await withCache((database) => readEntries(database, scope));
  return entries
    .filter(({ key }) => key.replace(pageOfKey, '$<name>1') === first)
    .map(({ key }) => Number(pageOfKey.exec(key)?.groups?.['page']))
    .sort((one, other) => one - other);
}

/** The page number in a cache key. It is unambiguous, because the search text is encoded. */
const pageOfKey = /(?<name>[?&]page=)(?<page>\d+)/;
