import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import type { Subject } from '#machines/removal/machine.ts';
import { removalMachine } from '#machines/removal/machine.ts';
import type { Result } from '#machines/result.ts';
import { removeRow } from './change-row.ts';

/** The removal machine with an entity's remove call. */
export function removalLogic(api: Api, entity: Entity) {
  return removalMachine.provide({
    actors: {
      remove: fromPromise<Result<unknown>, Subject>(({ input }) => removeRow(api, entity, input)),
    },
  });
}
