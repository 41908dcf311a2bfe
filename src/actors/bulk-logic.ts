import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { removeRecord, updateRecord } from '#api/record-calls.ts';
import type { Entity } from '#entities/define.ts';
import type { Answer } from '#machines/answer.ts';
import { bulkMachine } from '#machines/bulk/machine.ts';
import type { BulkWork } from '#machines/bulk/types.ts';
import { declared } from './declared.ts';
import { noteChange } from './note-change.ts';

/** The series over the calls that an entity has for one record: the API has none for several. */
export function bulkLogic(api: Api, entity: Entity) {
  const { update, remove } = entity.endpoints;
  const send = (id: number | string, work: BulkWork) =>
    work === 'delete'
      ? removeRecord(api, declared(remove), id)
      : updateRecord(api, declared(update), id, { status: work === 'activate' ? '1' : '0' });
  return bulkMachine.provide({
    actors: {
      act: fromPromise<Answer<unknown>, { id: number | string; work: BulkWork }>(async ({ input: { id, work } }) =>
        noteChange(api, entity, await send(id, work)),
      ),
    },
  });
}
