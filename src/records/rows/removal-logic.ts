import type { OwnApi } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import { effectOf } from '#machines/effect.ts';
import { removalMachine } from '#machines/removal/machine.ts';
import { removeRow } from './change-row.ts';

/** The removal machine with an entity's remove call. */
export function removalLogic(api: OwnApi, entity: Entity) {
  return removalMachine.provide({
    actors: {
      call: effectOf(({ input: { subject } }) => removeRow(api, entity, subject)),
    },
  });
}
