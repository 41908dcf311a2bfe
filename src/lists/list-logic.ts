import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import { cachedPage } from '#cache/cached-page.ts';
import type { Entity } from '#entities/define.ts';
import { listMachine } from '#machines/list/machine.ts';
import { isSameQuery } from '#machines/list/query.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';
import { type Prefetched, prefetch } from './prefetch.ts';

/** A page that is prefetched while the code of its list loads. */
export interface PrefetchedPage {
  readonly served: Prefetched<ListQuery, Result<ListPage>>;
  readonly cached: Prefetched<ListQuery, ListPage | null>;
}

export function prefetchPage(api: Api, entity: Entity, query: ListQuery): PrefetchedPage {
  return {
    served: prefetch(api, query, {
      read: (ownApi, input, signal) => loadListPage(ownApi, entity, input, signal),
      isFailed: ({ kind }) => kind === 'offline',
      isSame: isSameQuery,
    }),
    cached: prefetch(api, query, { read: (ownApi, input) => cachedPage(ownApi, entity, input), isSame: isSameQuery }),
  };
}

/** The list machine with an entity's list call. It uses the prefetched page, if there is one, as its first page. */
export function listLogic(api: Api, entity: Entity, prefetched?: PrefetchedPage) {
  return listMachine.provide({
    actors: {
      loadPage: fromPromise<Result<ListPage>, ListQuery>(
        ({ input, signal }) => prefetched?.served.consume(input, signal) ?? loadListPage(api, entity, input, signal),
      ),
      readCached: fromPromise<ListPage | null, ListQuery>(
        ({ input }) => prefetched?.cached.consume(input) ?? cachedPage(api, entity, input),
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
  const result = await listRows(api, entity.endpoints.list, query, { fixed: entity.listQuery, signal });
  if (result.kind !== 'ok') return result;
  const { data, totalData, totalPageCount } = result.data;
  const rows = data.map((row) => withPictureUrls(api, entity, row));
  return { ...result, data: { rows, totalData, totalPageCount, ...ageOf(result) } };
}

/** The worker adds the age of a cached page. Any other page is current. */
function ageOf({ cachedAt }: { readonly cachedAt?: number }): Pick<ListPage, 'asOf' | 'copy'> {
  return cachedAt === undefined ? { asOf: Date.now() } : { asOf: cachedAt, copy: { isStale: false, foundIn: null } };
}
