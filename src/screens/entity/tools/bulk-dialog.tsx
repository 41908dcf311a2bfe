import { useBlocker } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import type { BulkInput } from '#machines/bulk/machine.ts';
import type { Subject } from '#machines/removal/machine.ts';
import { isSignedIn } from '#machines/session/selectors.ts';
import { bulkLogic } from '#records/rows/bulk-logic.ts';
import { useServices } from '#session/services/services-context.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useDirtyLock } from '#worker/client/dirty-lock.ts';
import { DeleteConsequence } from '../../shared/delete-consequence.tsx';
import type { ListActor } from '../../shared/list/list-rows.tsx';
import { deselect, type ListStore } from '../list/list-store.ts';
import { BulkProgress } from './bulk-progress.tsx';

interface BulkDialogProps {
  readonly entity: Entity;
  readonly list: ListActor;
  readonly store: ListStore;
  readonly series: BulkInput;
  readonly onClose: () => void;
}

/**
 * Applies one action to the selected rows in sequence, after a confirmation if it cannot be undone, and shows the
 * progress. Successful rows are deselected; the others stay selected for another try. Navigation and updates of the app
 * are blocked while it runs.
 */
export function BulkDialog({ entity, list, store, series, onClose }: BulkDialogProps) {
  const { session } = useServices();
  const api = useOwnApi();
  const bulk = useActorRef(useLogic(bulkLogic, api, entity), { input: series });
  const isAsking = useSelector(bulk, (snapshot) => snapshot.hasTag('confirming'));
  const isBusy = useSelector(bulk, (snapshot) => snapshot.hasTag('busy'));
  useResumed(bulk);
  useDirtyLock(isBusy);
  useBlocker({
    // A sign-out in another tab is not blocked.
    shouldBlockFn: () => bulk.getSnapshot().hasTag('busy') && isSignedIn(session.getSnapshot()),
    enableBeforeUnload: isBusy,
  });

  useEffect(() => {
    const subscriptions = [
      bulk.on('bulk.rowDone', ({ id, work }) => {
        deselect(store, id);
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
  }, [bulk, list, store]);

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

/** The number of names that are listed. The others are only counted. */
const maxListedNames = 5;

interface BulkQuestionProps {
  readonly subjects: readonly Subject[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before the selected records are deleted. */
function BulkQuestion({ subjects, onConfirm, onCancel }: BulkQuestionProps) {
  const text = useText();
  const [first] = subjects;
  const names = subjects.slice(0, maxListedNames).map(({ name }) => name);
  const rest = subjects.length - names.length;
  const title =
    subjects.length === 1 && first
      ? text('Delete {{name}}?', { name: first.name })
      : text('Delete {{number}} records?', { number: subjects.length });
  return (
    <ConfirmDialog open title={title} confirmLabel={text('Delete')} danger onConfirm={onConfirm} onCancel={onCancel}>
      {subjects.length > 1 && (
        <p>{[names.join(', '), ...(rest > 0 ? [text('and {{number}} more', { number: rest })] : [])].join(' ')}</p>
      )}
      <DeleteConsequence />
    </ConfirmDialog>
  );
}
