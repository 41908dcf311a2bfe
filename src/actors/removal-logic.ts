import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { removeRecord } from '#api/record-calls.ts';
import type { Entity } from '#entities/define.ts';
import type { Answer } from '#machines/answer.ts';
import { removalMachine } from '#machines/removal/machine.ts';
import { declared } from './declared.ts';
import { noteChange } from './note-change.ts';

/** The removal machine over an entity's remove call. */
export function removalLogic(api: Api, entity: Entity) {
  return removalMachine.provide({
    actors: {
      remove: fromPromise<Answer<unknown>, { id: number | string }>(async ({ input }) =>
        noteChange(api, entity, await removeRecord(api, declared(entity.endpoints.remove), input.id)),
      ),
    },
  });
}
