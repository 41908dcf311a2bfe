import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Entity } from '#entities/define.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { Subject } from '#machines/removal/machine.ts';
import { removalLogic } from '#records/rows/removal-logic.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { Banner } from '#ui/layout/banner.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { DeleteConsequence } from '../../shared/delete-consequence.tsx';
import { useNotices } from '../../shared/use-notices.ts';

interface RemovalProps {
  readonly entity: Entity;
  /** The record to delete. */
  readonly subject: Subject;
  /** The record is deleted, or the result is unknown: the list must be read again. */
  readonly onRemoved: () => void;
  /** The dialog is closed, with any result. */
  readonly onSettled: () => void;
}

/** Asks for confirmation, then deletes the record. */
export function Removal({ entity, subject, onRemoved, onSettled }: RemovalProps) {
  const text = useText();
  const serverText = useServerText();
  const api = useOwnApi();
  const removal = useActorRef(useLogic(removalLogic, api, entity));
  const failure = useSelector(removal, ({ context }) => context.failure);
  const isOpen = useSelector(removal, (snapshot) => snapshot.hasTag('dialog'));
  const busy = useSelector(removal, (snapshot) => snapshot.hasTag('busy'));
  useNotices(removal);
  useResumed(removal);

  useEffect(() => {
    const restoreFocusNear = rememberRow();
    const subscriptions = [
      removal.on('call.done', restoreFocusNear),
      removal.on('call.done', onRemoved),
      removal.on('call.unknown', onRemoved),
      removal.subscribe((snapshot) => snapshot.hasTag('idle') && onSettled()),
    ];
    removal.send({ type: 'call.ask', subject });
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [removal, subject, onRemoved, onSettled]);

  return (
    <ConfirmDialog
      open={isOpen}
      title={text('Delete {{name}}?', { name: subject.name })}
      confirmLabel={text('Delete')}
      danger
      busy={busy}
      notice={<SlowNotice calls={api.pending} />}
      onConfirm={() => removal.send({ type: 'call.confirm' })}
      onCancel={() => removal.send({ type: 'call.cancel' })}
    >
      <DeleteConsequence />
      {failure && <Banner kind="error">{serverText(failure.message)}</Banner>}
    </ConfirmDialog>
  );
}

/**
 * Remembers the row that contains the focus. Call the returned function when its record is deleted. If the focus is lost
 * with the row, it moves to the menu of the row at the same position, of the last row, or to the heading if no row is
 * left. A focus elsewhere does not move.
 */
function rememberRow(): () => void {
  const row = document.activeElement?.closest('tr');
  const table = row?.closest('table');
  if (!row || !table) return () => undefined;
  const at = row.sectionRowIndex;
  return () => {
    const observer = new MutationObserver(() => {
      if (row.isConnected) return;
      observer.disconnect();
      if (document.activeElement === document.body) focusTargetNear(table, at)?.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  };
}

function focusTargetNear(table: HTMLTableElement, at: number): HTMLElement | null {
  const rows = table.isConnected ? [...(table.tBodies[0]?.rows ?? [])] : [];
  const nearestRow = rows[at] ?? rows.at(-1);
  return nearestRow?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? document.querySelector('h1');
}
