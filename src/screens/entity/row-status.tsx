import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { rowStatusLogic } from '#actors/row-status-logic.ts';
import { useLogic } from '#actors/use-logic.ts';
import { useResumed } from '#actors/use-resumed.ts';
import type { ActiveStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { ListActor } from '../list-rows.tsx';
import { useNotices } from '../use-notices.ts';

interface RowStatusProps {
  readonly entity: Entity;
  readonly row: ListRow;
  readonly value: ActiveStatus;
  /** What the person has pressed for; another object for another press. */
  readonly request: { readonly to: ActiveStatus };
  readonly list: ListActor;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Changes the status of a row, as it is asked to, and tells the list. It shows nothing itself. */
export function RowStatus({ entity, row, value, request, list, onBusy }: RowStatusProps) {
  const status = useActorRef(useLogic(rowStatusLogic, entity), { input: { id: row.id, value } });
  const tell = useEffectEvent(onBusy);
  useNotices(status);
  useResumed(status);

  useEffect(() => {
    const subscriptions = [
      status.subscribe((snapshot) => tell(snapshot.hasTag('busy'))),
      status.on('rowStatus.saved', ({ value: saved }) => {
        list.send({ type: 'list.rowChanged', row: { ...row, status: saved } });
      }),
      status.on('rowStatus.unknown', () => list.send({ type: 'list.refresh' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [status, list, row]);

  useEffect(() => {
    status.send({ type: 'rowStatus.valueRead', value });
  }, [status, value]);

  useEffect(() => {
    status.send({ type: 'rowStatus.set', to: request.to });
  }, [status, request]);

  return null;
}
