import type { OwnApi } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import { effectOf } from '#machines/effect.ts';
import { rowStatusMachine } from '#machines/row-status/machine.ts';
import { setRowStatus } from './change-row.ts';

/** The machine of a row's status switch, with the entity's update call. `name` is the record's name. */
export function rowStatusLogic(api: OwnApi, entity: Entity, name: string) {
  return rowStatusMachine.provide({
    actors: {
      call: effectOf(({ input: { subject } }) =>
        setRowStatus(api, entity, { ...subject, name, before: subject.to === '1' ? '0' : '1' }),
      ),
    },
  });
}
