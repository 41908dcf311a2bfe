import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { updateRecord } from '#api/record-calls.ts';
import { otherStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import type { Answer } from '#machines/answer.ts';
import { rowStatusMachine } from '#machines/row-status/machine.ts';
import type { StatusValue } from '#machines/row-status/types.ts';
import { declared } from './declared.ts';
import { noteChange } from './note-change.ts';
import { noteRecent } from './recent-changes.ts';

/** Section 4: lists toggle active and inactive as '1' and '0', by the entity's update call; `name` is the record's. */
export function rowStatusLogic(api: Api, entity: Entity, name: string) {
  return rowStatusMachine.provide({
    actors: {
      saveStatus: fromPromise<Answer<unknown>, { id: number | string; to: StatusValue }>(
        async ({ input: { id, to } }) => {
          const answer = await updateRecord(api, declared(entity.endpoints.update), id, { status: to });
          const fields = [{ name: 'status', before: otherStatus(to), after: to }];
          await noteRecent(api, answer, { area: entity.path, action: 'edit', id, name, fields });
          return await noteChange(api, entity, answer);
        },
      ),
    },
  });
}
