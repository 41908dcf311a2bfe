import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import { bulkMachine } from '#machines/bulk/machine.ts';
import type { BulkAct } from '#machines/bulk/types.ts';
import type { Result } from '#machines/result.ts';
import { removeRow, setRowStatus } from './change-row.ts';

/** The series over the calls that an entity has for one record: the API has none for several. */
export function bulkLogic(api: Api, entity: Entity) {
  return bulkMachine.provide({
    actors: {
      act: fromPromise<Result<unknown>, BulkAct>(async ({ input, signal }) => {
        const { work, ...subject } = input;
        const answer = await (work === 'delete'
          ? removeRow(api, entity, subject)
          : setRowStatus(api, entity, { ...subject, to: work === 'activate' ? '1' : '0', before: '' }));
        if (answer.kind !== 'unknown') return answer;
        // Only a change without a response needs it.
        const { lookUpChange } = await import('./look-up-change.ts');
        return await lookUpChange(api, entity, input, signal);
      }),
    },
  });
}
