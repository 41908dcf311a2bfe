import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { cachedPage } from '#cache/cached-page.ts';
import type { Entity } from '#entities/define.ts';
import { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { loadListPage, type PrefetchedPage } from './load-list-page.ts';

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
