import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Entity } from '#entities/define.ts';
import type { BulkInput } from '#machines/bulk/types.ts';
import { bulkLogic } from '#records/bulk-logic.ts';
import { useLogic } from '#services/use-logic.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import type { ListActor } from '../../../shared/list/list-rows.tsx';
import type { Selection } from '../selection/selection.ts';
import { useNavigationBlock } from '../use-navigation-block.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkQuestion } from './bulk-question.tsx';

interface BulkDialogProps {
  readonly entity: Entity;
  readonly list: ListActor;
  readonly selection: Selection;
  readonly series: BulkInput;
  readonly onClose: () => void;
}

/**
 * Applies one action to the selected rows in sequence, after a confirmation if it cannot be undone, and shows the
 * progress. Successful rows are deselected; the others stay selected for another try.
 */
export function BulkDialog({ entity, list, selection, series, onClose }: BulkDialogProps) {
  const api = useOwnApi();
  const bulk = useActorRef(useLogic(bulkLogic, api, entity), { input: series });
  const isAsking = useSelector(bulk, (snapshot) => snapshot.matches('confirming'));
  useResumed(bulk);
  useNavigationBlock(bulk);

  useEffect(() => {
    const subscriptions = [
      bulk.on('bulk.rowDone', ({ id, work }) => {
        selection.drop(id);
        const row = list.getSnapshot().context.shown?.rows.find((each) => each.id === id);
        if (row && work !== 'delete') {
          list.send({ type: 'list.rowChanged', row: { ...row, status: work === 'activate' ? '1' : '0' } });
        }
      }),
      bulk.on('bulk.ended', () => list.send({ type: 'list.refresh' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [bulk, list, selection]);

  if (isAsking) {
    return (
      <BulkQuestion
        subjects={series.subjects}
        onConfirm={() => bulk.send({ type: 'bulk.confirm' })}
        onCancel={onClose}
      />
    );
  }
  return <BulkProgress bulk={bulk} calls={api.pending} onClose={onClose} />;
}
