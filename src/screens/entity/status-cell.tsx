import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { rowStatusLogic } from '#actors/row-status-logic.ts';
import { useLogic } from '#actors/use-logic.ts';
import { useResumed } from '#actors/use-resumed.ts';
import { type ActiveStatus, otherStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import { Switch } from '#ui/switch.tsx';
import type { ListActor } from '../list-rows.tsx';
import { useNotices } from '../use-notices.ts';
import { rowName } from './row-name.ts';

interface StatusCellProps {
  readonly entity: Entity;
  readonly row: ListRow;
  readonly value: ActiveStatus;
  readonly list: ListActor;
}

/** Section 4: lists toggle active and inactive. The switch shows what the server has, and is busy until it answers. */
export function StatusCell({ entity, row, value, list }: StatusCellProps) {
  const text = useText();
  const status = useActorRef(useLogic(rowStatusLogic, entity), { input: { id: row.id, value } });
  const shown = useSelector(status, ({ context }) => context.value);
  const busy = useSelector(status, (snapshot) => snapshot.hasTag('busy'));
  useNotices(status);
  useResumed(status);

  useEffect(() => {
    status.send({ type: 'rowStatus.valueRead', value });
  }, [status, value]);

  useEffect(() => {
    const subscriptions = [
      status.on('rowStatus.saved', ({ value: saved }) => {
        list.send({ type: 'list.rowChanged', row: { ...row, status: saved } });
      }),
      status.on('rowStatus.unknown', () => list.send({ type: 'list.refresh' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [status, list, row]);

  return (
    <Switch
      label={text('{{name}} is active', { name: rowName(entity, row) })}
      checked={shown === '1'}
      busy={busy}
      disabled={entity.endpoints.update === undefined}
      onChange={() => status.send({ type: 'rowStatus.set', to: otherStatus(shown) })}
    />
  );
}
