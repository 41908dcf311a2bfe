import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import type { Answer } from '#machines/answer.ts';
import { listMachine } from '#machines/list/machine.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import { keptPageAhead, servedPageAhead } from './list-page.ts';

/** The list machine over an entity's list call. */
export function listLogic(api: Api, entity: Entity) {
  return listMachine.provide({
    actors: {
      loadPage: fromPromise<Answer<ListPage>, ListQuery>(({ input: query, signal }) =>
        servedPageAhead.read(api, { entity, query }, signal),
      ),
      readKept: fromPromise<ListPage | null, ListQuery>(({ input: query }) =>
        keptPageAhead.read(api, { entity, query }),
      ),
    },
  });
}
