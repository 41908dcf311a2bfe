import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import type { ListData } from '#api/schema.ts';
import type { Entity } from '#entities/define.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';
import { cachedPage, pageKey } from '#storage/cache/cached-page.ts';
import type { Known } from './known.ts';
import { forgetOldPages, knownOf } from './known-of.ts';
import type { Prefetch, PrefetchOptions } from './prefetch/prefetches.ts';

/** A page from the server: the prefetched one, if there is one. */
export async function readPage(
  api: Api,
  entity: Entity,
  query: ListQuery,
  signal: AbortSignal,
): Promise<Result<ListPage>> {
  const { prefetched } = knownOf(api, entity.endpoints.list);
  return await (prefetched.use(pageKey(entity, query), api, signal) ?? load(api, entity, query, signal));
}

/** A page that can be shown until the server responds: from the memory of this window, or from the cache. */
export async function readKnownPage(api: Api, entity: Entity, query: ListQuery): Promise<ListPage | null> {
  const known = knownOf(api, entity.endpoints.list);
  const key = pageKey(entity, query);
  return pageIn(known, key) ?? (await (known.cached.use(key, api) ?? cachedPage(api, entity, query)));
}

/** A page that can be shown without a wait. */
export function knownPage(api: Api, entity: Entity, query: ListQuery): ListPage | undefined {
  const known = knownOf(api, entity.endpoints.list);
  const key = pageKey(entity, query);
  const result = known.prefetched.arrived(key);
  const page = result?.kind === 'ok' ? result.data : (pageIn(known, key) ?? known.cached.arrived(key));
  // Without rows the server may name another page.
  return page && page.rows.length > 0 ? page : undefined;
}

/** Whether a page is known, or was prefetched in vain. */
export function hasPage(api: Api, entity: Entity, query: ListQuery): boolean {
  const { pages, prefetched } = knownOf(api, entity.endpoints.list);
  const key = pageKey(entity, query);
  return pages.has(key) || prefetched.has(key);
}

/** Starts to read a page before it is needed. */
export function prefetchPage(api: Api, entity: Entity, query: ListQuery, options?: PrefetchOptions): Prefetch {
  const { prefetched } = knownOf(api, entity.endpoints.list);
  const read = (ownApi: Api, signal: AbortSignal) => load(ownApi, entity, query, signal);
  return prefetched.start(api, pageKey(entity, query), read, options);
}

/**
 * Starts to read the page that a screen is about to show. Resolves when there are rows to show, or when the server's response
 * has none. Without a screen the read ends with the signal, when the user leaves.
 */
export async function preparePage(api: Api, entity: Entity, query: ListQuery, signal: AbortSignal): Promise<void> {
  const prefetched = prefetchPage(api, entity, query, { signal });
  if (knownPage(api, entity, query)) return;
  const { cached } = knownOf(api, entity.endpoints.list);
  const key = pageKey(entity, query);
  const reading = cached.start(api, key, (ownApi) => cachedPage(ownApi, entity, query));
  const hasCached = reading.settled.then(() => (cached.arrived(key) ? undefined : prefetched.settled));
  await Promise.race([prefetched.settled, hasCached]);
}

async function load(api: Api, entity: Entity, query: ListQuery, signal: AbortSignal): Promise<Result<ListPage>> {
  const { pages } = knownOf(api, entity.endpoints.list);
  const result = await loadListPage(api, entity, query, signal);
  if (result.kind !== 'ok' || result.data.cached !== undefined) return result;
  const key = pageKey(entity, query);
  pages.delete(key);
  pages.set(key, result.data);
  forgetOldPages(api);
  return result;
}

/** A page of a list from the server, or from the worker's cache if the server does not respond. */
export async function loadListPage(
  api: Api,
  entity: Entity,
  query: ListQuery,
  signal: AbortSignal,
): Promise<Result<ListPage>> {
  return pageOf(api, entity, await listRows(api, entity.endpoints.list, query, { fixed: entity.listQuery, signal }));
}

/** The page in the response of a list call. The worker adds the age of a cached page. Any other page is current. */
export function pageOf(api: Api, entity: Entity, result: Result<ListData>): Result<ListPage> {
  if (result.kind !== 'ok') return result;
  const { cachedAt, data } = result;
  const { totalData, totalPageCount, isEstimate } = data;
  const rows = data.data.map((row) => withPictureUrls(api, entity, row));
  const age =
    cachedAt === undefined ? { asOf: Date.now() } : { asOf: cachedAt, cached: { isStale: false, foundIn: null } };
  return { ...result, data: { rows, totalData, totalPageCount, isEstimate, ...age } };
}

/** A page in memory counts as a cached page: the server is asked again. */
function pageIn({ pages }: Known, key: string): ListPage | undefined {
  const page = pages.get(key);
  if (page === undefined) return undefined;
  pages.delete(key);
  pages.set(key, page);
  return { ...page, cached: { isStale: false, foundIn: null } };
}
