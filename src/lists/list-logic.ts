import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import type { ListData } from '#api/schema/list-schemas.ts';
import { cachedPage } from '#cache/cached-page.ts';
import { rememberedPage, startRemembering } from '#cache/page-memory.ts';
import type { Entity } from '#entities/define.ts';
import { effectOf } from '#machines/effect.ts';
import { listMachine } from '#machines/list/machine.ts';
import { isSameQuery } from '#machines/list/query.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';
import { type Prefetched, prefetch } from './prefetch/prefetch.ts';

/** A page that is prefetched while the code of its list loads. */
export interface PrefetchedPage {
  readonly served: Prefetched<ListQuery, Result<ListPage>>;
  readonly cached: Prefetched<ListQuery, ListPage | null>;
  /** Resolves when there are rows to show, or when the server's response has none. */
  readonly hasRows: Promise<unknown>;
}

export function prefetchPage(api: Api, entity: Entity, query: ListQuery): PrefetchedPage {
  const { list } = entity.endpoints;
  const served = prefetch(api, query, {
    list,
    read: (ownApi, input, signal) => loadListPage(ownApi, entity, input, signal),
    isFailed: ({ kind }) => kind === 'offline',
    isSame: isSameQuery,
  });
  const cached = prefetch(api, query, {
    list,
    read: async (ownApi, input) => rememberedPage(ownApi, entity, input) ?? (await cachedPage(ownApi, entity, input)),
    isSame: isSameQuery,
  });
  const foundCached = cached.settled.then(() => (cached.arrived(query) ? undefined : served.settled));
  return { served, cached, hasRows: Promise.race([served.settled, foundCached]) };
}

/** The page that a list can show without a wait: the prefetched one, or that in the memory of this window. */
export function firstPage(
  api: Api,
  entity: Entity,
  query: ListQuery,
  prefetched?: PrefetchedPage,
): ListPage | undefined {
  const served = prefetched?.served.arrived(query);
  const page =
    served?.kind === 'ok'
      ? served.data
      : (rememberedPage(api, entity, query) ?? prefetched?.cached.arrived(query) ?? undefined);
  // Without rows the server may name another page.
  return page && page.rows.length > 0 ? page : undefined;
}

/** Prefetches pages of one list, one call at a time. */
export interface PagePrefetcher {
  /** Prefetches those of these pages that are not in memory, the first one first, within the budget. */
  readonly prefetch: (queries: readonly ListQuery[]) => Promise<void>;
  /** Ends the prefetch in flight, unless its page is being shown. */
  readonly cancel: () => void;
  /** Returns a prefetched page once, also while its call is in flight. Undefined if there is none. */
  readonly consume: (query: ListQuery, signal: AbortSignal) => Promise<Result<ListPage>> | undefined;
}

/** The pages beside the shown one, from a prefetcher whose code loads after the list has started. */
export interface Neighbours {
  /** Missing until its code has loaded. */
  prefetcher?: PagePrefetcher;
}

/**
 * The list machine with an entity's list call. It uses the prefetched page, if there is one, as its first page, and those of
 * `neighbours` later. The first read of a page from the cache uses the memory of this window. Another read of the same page
 * looks for a newer one in the cache.
 */
export function listLogic(api: Api, entity: Entity, prefetched?: PrefetchedPage, neighbours: Neighbours = {}) {
  let lastRead: ListQuery | undefined;
  return listMachine.provide({
    actors: {
      loadPage: effectOf(async ({ input, signal }) => {
        const remember = startRemembering(api, entity, input);
        const result = await (prefetched?.served.consume(input, signal) ??
          neighbours.prefetcher?.consume(input, signal) ??
          loadListPage(api, entity, input, signal));
        remember(result);
        return result;
      }),
      readCached: effectOf(
        async ({ input }) => {
          const isRepeated = lastRead !== undefined && isSameQuery(lastRead, input);
          lastRead = input;
          if (isRepeated) return await cachedPage(api, entity, input);
          const known = rememberedPage(api, entity, input) ?? (await prefetched?.cached.consume(input));
          return known === undefined ? await cachedPage(api, entity, input) : known;
        },
        () => null,
      ),
    },
  });
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
    cachedAt === undefined ? { asOf: Date.now() } : { asOf: cachedAt, copy: { isStale: false, foundIn: null } };
  return { ...result, data: { rows, totalData, totalPageCount, isEstimate, ...age } };
}
