import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import { cachedPage } from '#cache/cached-page.ts';
import type { Entity } from '#entities/define.ts';
import { isSameQuery } from '#machines/list/query.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { withPictureUrls } from '#records/with-picture-urls.ts';
import { type Prefetched, prefetch } from './prefetch.ts';

/** A page that is asked for while its list is on its way. */
export interface PrefetchedPage {
  readonly served: Prefetched<ListQuery, Result<ListPage>>;
  readonly kept: Prefetched<ListQuery, ListPage | null>;
}

export function prefetchPage(api: Api, entity: Entity, query: ListQuery): PrefetchedPage {
  const isSame = isSameQuery;
  return {
    served: prefetch(api, query, {
      read: (own, input, signal) => servedPage(own, entity, input, signal),
      isFailed: ({ kind }) => kind === 'offline',
      isSame,
    }),
    kept: prefetch(api, query, { read: (own, input) => cachedPage(own, entity, input), isSame }),
  };
}

/** A page of a list as the server answers it, or the worker with a copy where the server does not. */
export async function servedPage(
  api: Api,
  entity: Entity,
  query: ListQuery,
  signal: AbortSignal,
): Promise<Result<ListPage>> {
  const answer = await listRows(api, entity.endpoints.list, query, { fixed: entity.listQuery, signal });
  if (answer.kind !== 'ok') return answer;
  const { data, totalData, totalPageCount } = answer.data;
  const rows = data.map((row) => withPictureUrls(api, entity, row));
  return { ...answer, data: { rows, totalData, totalPageCount, ...ageOf(answer) } };
}

/** The worker says when a copy is what it answers with; anything else is of this moment. */
function ageOf({ cachedAt }: { readonly cachedAt?: number }): Pick<ListPage, 'asOf' | 'copy'> {
  return cachedAt === undefined ? { asOf: Date.now() } : { asOf: cachedAt, copy: { isStale: false, foundIn: null } };
}
