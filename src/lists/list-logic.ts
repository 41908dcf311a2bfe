import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { cachedPage } from '#cache/cached-page.ts';
import type { Entity } from '#entities/define.ts';
import { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { type PrefetchedPage, servedPage } from './list-page.ts';

/** The list machine over an entity's list call. What was `begun` before it is taken for its first page. */
export function listLogic(api: Api, entity: Entity, begun?: PrefetchedPage) {
  return listMachine.provide({
    actors: {
      loadPage: fromPromise<Result<ListPage>, ListQuery>(
        ({ input, signal }) => begun?.served.take(input, signal) ?? servedPage(api, entity, input, signal),
      ),
      readCached: fromPromise<ListPage | null, ListQuery>(
        ({ input }) => begun?.kept.take(input) ?? cachedPage(api, entity, input),
      ),
    },
  });
}
