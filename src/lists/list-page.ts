import type { Api } from '#api/api.ts';
import { listRows } from '#api/calls/entity-calls.ts';
import { keptPage } from '#cache/cached-page.ts';
import type { Entity } from '#entities/define.ts';
import type { Answer } from '#machines/answer.ts';
import { isSameQuery } from '#machines/list/query.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import { withPictures } from '#records/with-picture-urls.ts';
import { type ReadAhead, readAhead } from './prefetch.ts';

/** A page that is asked for while its list is on its way. */
export interface PageAhead {
  readonly served: ReadAhead<ListQuery, Answer<ListPage>>;
  readonly kept: ReadAhead<ListQuery, ListPage | null>;
}

export function pageAhead(api: Api, entity: Entity, query: ListQuery): PageAhead {
  const isSame = isSameQuery;
  return {
    served: readAhead(api, query, {
      read: (own, input, signal) => servedPage(own, entity, input, signal),
      isFailed: ({ kind }) => kind === 'offline',
      isSame,
    }),
    kept: readAhead(api, query, { read: (own, input) => keptPage(own, entity, input), isSame }),
  };
}

/** A page of a list as the server answers it, or the worker with a copy where the server does not. */
export async function servedPage(
  api: Api,
  entity: Entity,
  query: ListQuery,
  signal: AbortSignal,
): Promise<Answer<ListPage>> {
  const answer = await listRows(api, entity.endpoints.list, query, { fixed: entity.listQuery, signal });
  if (answer.kind !== 'ok') return answer;
  const { data, totalData, totalPageCount } = answer.data;
  const rows = data.map((row) => withPictures(api, entity, row));
  return { ...answer, data: { rows, totalData, totalPageCount, ...ageOf(answer) } };
}

/** The worker says when a copy is what it answers with; anything else is of this moment. */
function ageOf({ keptAt }: { readonly keptAt?: number }): Pick<ListPage, 'asOf' | 'copy'> {
  return keptAt === undefined ? { asOf: Date.now() } : { asOf: keptAt, copy: { isStale: false, foundIn: null } };
}
