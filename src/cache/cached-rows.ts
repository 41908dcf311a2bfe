import type { Api } from '#api/api.ts';
import { listSchema, type RecordData } from '#api/schema/list-schemas.ts';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import type { KnownRows } from '#machines/schedule/types.ts';
import { cachedPage } from './cached-page.ts';
import { parseCachedBody } from './parse-cached-body.ts';
import { readPagesOf } from './store/read-pages-of.ts';
import { withCache } from './store/with-cache.ts';

/**
 * All that this device has kept of a list, of whatever page or search; what was answered last of a record counts. Null
 * where nothing is kept, or nothing can be read.
 */
export async function cachedRows(api: Api, entity: Entity, perPage: number): Promise<KnownRows | null> {
  const scope = await api.scope();
  if (scope === null) return null;
  const [, path] = splitEndpoint(entity.endpoints.list);
  try {
    const since = await wholeSince(api, entity, perPage);
    const copies = await withCache((database) => readPagesOf(database, { scope, path, now: Date.now() }));
    return rowsOf(copies.filter(({ at }) => at >= since));
  } catch (error) {
    console.warn('The copies of this device cannot be read:', error);
    return null;
  }
}

/**
 * Since when this device has every page of the list. What is older may hold records that have been removed; 0 where a
 * page is missing, and every copy says something.
 */
async function wholeSince(api: Api, entity: Entity, perPage: number): Promise<number> {
  const ages: number[] = [];
  let count = 1;
  while (ages.length < count) {
    const page = await cachedPage(api, entity, { page: ages.length + 1, perPage, search: '' });
    if (page?.asOf === undefined) return 0;
    ages.push(page.asOf);
    count = page.totalPageCount;
  }
  return Math.min(...ages);
}

function rowsOf(copies: Awaited<ReturnType<typeof readPagesOf>>): KnownRows | null {
  const rows = new Map<RecordData['id'], RecordData>();
  const used: { readonly at: number; readonly isStale: boolean; readonly total: number }[] = [];
  for (const { body, at, isStale } of copies) {
    const data = body === null ? null : parseCachedBody(listSchema, body);
    const added = data?.data.filter(({ id }) => !rows.has(id)) ?? [];
    if (data === null || (added.length === 0 && used.length > 0)) continue;
    for (const row of added) rows.set(row.id, row);
    used.push({ at, isStale, total: data.totalData });
  }
  if (used.length === 0) return null;
  return {
    rows: [...rows.values()],
    // Of a search it is the number of what was found.
    total: Math.max(rows.size, ...used.map(({ total }) => total)),
    asOf: Math.min(...used.map(({ at }) => at)),
    isCopy: true,
    isStale: used.some(({ isStale }) => isStale),
  };
}
