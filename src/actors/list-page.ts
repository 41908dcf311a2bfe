import type { Api } from '#api/api.ts';
import { listRows } from '#api/entity-calls.ts';
import type { Entity } from '#entities/define.ts';
import type { Answer } from '#machines/answer.ts';
import { isSameQuery } from '#machines/list/query.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import { keptPage } from './kept-page.ts';
import { readAhead } from './read-ahead.ts';
import { withPictures } from './with-pictures.ts';

interface PageOf {
  readonly entity: Entity;
  readonly query: ListQuery;
}

function isSame(one: PageOf, other: PageOf): boolean {
  return one.entity === other.entity && isSameQuery(one.query, other.query);
}

/** A page of a list as the server answers it, or the worker with a copy where the server does not. */
export const servedPageAhead = readAhead<PageOf, Answer<ListPage>>({ read: servedPage, isSame });

/** What this device has kept of a page. */
export const keptPageAhead = readAhead<PageOf, ListPage | null>({
  read: (api, { entity, query }) => keptPage(api, entity, query),
  isSame,
});

/** Asks for a page before the list is there that will show it. */
export function beginPage(api: Api, page: PageOf): void {
  void servedPageAhead.begin(api, page);
  void keptPageAhead.begin(api, page);
}

async function servedPage(api: Api, { entity, query }: PageOf, signal?: AbortSignal): Promise<Answer<ListPage>> {
  const answer = await listRows(api, entity.endpoints.list, query, {
    fixed: entity.listQuery,
    ...(signal && { signal }),
  });
  if (answer.kind !== 'ok') return answer;
  const { data, totalData, totalPageCount } = answer.data;
  const rows = data.map((row) => withPictures(api, entity, row));
  return { ...answer, data: { rows, totalData, totalPageCount, ...ageOf(answer) } };
}

/** The worker says when a copy is what it answers with; anything else is of this moment. */
function ageOf({ keptAt }: { readonly keptAt?: number }): Pick<ListPage, 'asOf' | 'copy'> {
  return keptAt === undefined ? { asOf: Date.now() } : { asOf: keptAt, copy: { isStale: false, foundIn: null } };
}
