import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import { effectOf } from '#machines/effect.ts';
import { listMachine } from '#machines/list/machine.ts';
import { readKnownPage, readPage } from './page-store.ts';

/** The list machine with an entity's list call. */
export function listLogic(api: Api, entity: Entity) {
  return listMachine.provide({
    actors: {
      loadPage: effectOf(({ input, signal }) => readPage(api, entity, input, signal)),
      readCached: effectOf(
        ({ input }) => readKnownPage(api, entity, input),
        () => null,
      ),
    },
  });
}
