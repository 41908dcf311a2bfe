import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { removeRecord } from '#api/record-calls.ts';
import type { Entity } from '#entities/define.ts';
import type { Answer } from '#machines/answer.ts';
import { removalMachine } from '#machines/removal/machine.ts';
import type { Subject } from '#machines/removal/types.ts';
import { declared } from './declared.ts';
import { noteChange } from './note-change.ts';
import { noteRecent } from './recent-changes.ts';

/** The removal machine over an entity's remove call. */
export function removalLogic(api: Api, entity: Entity) {
  return removalMachine.provide({
    actors: {
      remove: fromPromise<Answer<unknown>, Subject>(async ({ input: { id, name } }) => {
        const answer = await removeRecord(api, declared(entity.endpoints.remove), id);
        await noteRecent(api, answer, { area: entity.path, action: 'delete', id, name, fields: [] });
        return await noteChange(api, entity, answer);
      }),
    },
  });
}
