import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import type { Answer } from '#machines/answer.ts';
import { bulkMachine } from '#machines/bulk/machine.ts';
import type { BulkAct } from '#machines/bulk/types.ts';
import { removeRow, setRowStatus } from './change-row.ts';

/** The series over the calls that an entity has for one record: the API has none for several. */
export function bulkLogic(api: Api, entity: Entity) {
  return bulkMachine.provide({
    actors: {
      act: fromPromise<Answer<unknown>, BulkAct>(({ input: { work, ...subject } }) =>
        work === 'delete'
          ? removeRow(api, entity, subject)
          : setRowStatus(api, entity, { ...subject, to: work === 'activate' ? '1' : '0', before: '' }),
      ),
    },
  });
}
