import type { OwnApi } from '#api/api.ts';
import { entity } from '#entities/declared/matches.ts';
import { rowName } from '#entities/row-name.ts';
import type { Values } from '#fields/field.ts';
import { validate } from '#fields/validate.ts';
import { textIn } from '#fields/value.ts';
import { valuesOf } from '#fields/wire.ts';
import type { Text } from '#i18n/text.ts';
import { effectOf } from '#machines/effect.ts';
import { differingFields } from '#machines/form/compare.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { rowStatusMachine } from '#machines/row-status/machine.ts';
import { loadValues } from '../form-logic.ts';
import { setRowStatus } from './change-row.ts';

const CHANGED: Text = 'Someone else changed this match. Nothing was sent. The newest version is shown.';

/**
 * The machine of a row's status, for a match. Before the write it reads the record, and it sends nothing if that differs
 * from the row that the user saw (`shown`) or if the form would reject the new status. It sends the status only, over the
 * version that it has read.
 */
export function matchStatusLogic(api: OwnApi, shown: ListRow) {
  return rowStatusMachine.provide({
    actors: {
      call: effectOf(async ({ input, signal }): Promise<Result<unknown>> => {
        const { id, to } = input.subject;
        const read = await loadValues(api, entity, id, signal);
        if (read.kind !== 'ok') return read;
        const base = read.data as Values;
        if (differingFields(valuesOf(entity.fields, 'edit', shown), base).length > 0) {
          return rejected(CHANGED);
        }
        const [broken] = validate(entity.fields, { ...base, status: to }, 'edit', base);
        if (broken) return rejected(broken.msg);
        const result = await setRowStatus(api, entity, {
          id,
          name: rowName(entity, shown),
          to,
          before: textIn(base['status']),
          version: read.version,
        });
        return result.kind === 'outdated' ? rejected(CHANGED) : result;
      }),
    },
  });
}

function rejected(message: Text): Result<never> {
  return { kind: 'rejected', message, errors: [] };
}
