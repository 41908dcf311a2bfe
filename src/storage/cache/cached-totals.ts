import type { Api } from '#api/api.ts';
import { listSchema } from '#api/schema.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { parseCachedBody, readCache } from './read-cache.ts';
import { type CacheDatabase, type Entry, readEntries, withCache } from './store/database.ts';
import { readPagesOf } from './store/read-pages-of.ts';

export interface CachedTotal {
  readonly path: Entity['path'];
  readonly label: Entity['label'];
  /** The number of records of the list, as of its newest cached page. */
  readonly total: number;
  /** When the server sent that page, in milliseconds since 1970. */
  readonly at: number;
}

/** The number of records of each list that is cached; null if the cache cannot be read. */
export function cachedTotals(api: Api, entities: readonly Entity[]): Promise<readonly CachedTotal[] | null> {
  return readCache(api, (scope) =>
    withCache(async (database) => {
      const entries = await readEntries(database, scope);
      const totals = await Promise.all(entities.map((entity) => totalOf(database, entity, entries)));
      return totals.filter((total) => total !== null);
    }),
  );
}

async function totalOf(
  database: CacheDatabase,
  { path: area, label, endpoints, listQuery }: Entity,
  entries: readonly Entry[],
): Promise<CachedTotal | null> {
  const [, path] = splitEndpoint(endpoints.list);
  const [newest] = entries
    .filter((entry) => entry.path === path && isWholeList(entry, listQuery))
    .sort((one, other) => other.at - one.at);
  if (!newest) return null;
  const { scope, key, at } = newest;
  const pages = await readPagesOf(database, { scope, path, now: Date.now(), isParsed: (entry) => entry.key !== key });
  const body = pages.find((page) => page.key === key)?.body;
  const data = body ? parseCachedBody(listSchema, body) : null;
  return data && { path: area, label, total: data.totalData, at };
}

/** Whether a page is one of all records: it has no search and no filter. */
function isWholeList({ path, key }: Entry, listQuery: Entity['listQuery'] = {}): boolean {
  const params = new URLSearchParams(key.slice(path.length + 1));
  return [...params.keys()].every((name) => name === 'page' || name === 'listPerPage' || name in listQuery);
}
