import type { OwnApi } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import { bulkMachine } from '#machines/bulk/machine.ts';
import { effectOf } from '#machines/effect.ts';
import { lookUpChange } from '../look-up/look-up-change.ts';
import { newUuid } from '../new-uuid.ts';
import { removeRow, setRowStatus } from './change-row.ts';

/**
 * The bulk machine with an entity's calls for one record. The API has none for several records. The changes of one logic
 * are one action in the server's history.
 */
export function bulkLogic(api: OwnApi, entity: Entity) {
  const series = newUuid();
  return bulkMachine.provide({
    actors: {
      act: effectOf(async ({ input, signal }) => {
        const { work, ...subject } = input;
        const result = await (work === 'delete'
          ? removeRow(api, entity, subject, series)
          : setRowStatus(api, entity, { ...subject, to: work === 'activate' ? '1' : '0', before: '' }, series));
        if (result.kind !== 'unknown') return result;
        return await lookUpChange(api, entity, input, signal);
      }),
    },
  });
}
