import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { Entity } from '#entities/define.ts';
import { restoreLogic } from '#history/restore-logic.ts';
import type { Text } from '#i18n/text.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { HistoryEntry, RestoredRecord } from '#machines/history/types.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useNotices } from '../use-notices.ts';
import { isRemoval } from './action-words.ts';
import { EntryChanges } from './entry-changes.tsx';
import { LaterChanges } from './later-changes.tsx';

interface RestoreDialogProps {
  readonly entry: HistoryEntry;
  readonly entity: Entity;
  /** The history must be read again. `record` is undefined if it is unknown whether the change was undone. */
  readonly onRestored: (record: RestoredRecord | undefined) => void;
  /** The dialog is closed, with any result. */
  readonly onSettled: () => void;
}

/** Asks for confirmation, then undoes a change. Shows later changes of the same fields, and asks again. */
export function RestoreDialog({ entry, entity, onRestored, onSettled }: RestoreDialogProps) {
  const text = useText();
  const serverText = useServerText();
  const api = useOwnApi();
  const restore = useActorRef(useLogic(restoreLogic, api, entity));
  const { later, failure } = useSelector(restore, ({ context }) => context);
  const current = later?.current;
  const isOpen = useSelector(restore, (snapshot) => snapshot.hasTag('dialog'));
  const busy = useSelector(restore, (snapshot) => snapshot.hasTag('busy'));
  const notifyRestored = useEffectEvent(onRestored);
  const notifySettled = useEffectEvent(onSettled);
  useNotices(restore);
  useResumed(restore);
  useEffect(() => {
    const subscriptions = [
      restore.on('call.done', ({ data }) => notifyRestored(data)),
      restore.on('call.unknown', () => notifyRestored(undefined)),
      restore.subscribe((snapshot) => snapshot.hasTag('idle') && notifySettled()),
    ];
    restore.send({ type: 'call.ask', subject: entry });
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [restore, entry]);

  const what = kindOfRestore(entry);
  const name = entry.recordName;
  return (
    <Dialog
      open={isOpen}
      onClose={() => restore.send({ type: 'call.cancel' })}
      title={current ? text('{{name}} was changed again', { name }) : text(titles[what], { name })}
      description={current ? text('Restoring replaces these later changes.') : text(descriptions[what])}
      size={current || what === 'values' ? 'large' : 'small'}
      role="alertdialog"
      locked={busy}
      closeOnBackdrop
      footer={
        <>
          <Button data-autofocus disabled={busy} onClick={() => restore.send({ type: 'call.cancel' })}>
            {text('Cancel')}
          </Button>
          <Button
            variant={current || what === 'creation' ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => restore.send({ type: 'call.confirm' })}
          >
            {current ? text('Restore anyway') : text(confirmations[what])}
          </Button>
        </>
      }
    >
      {failure && <Banner kind="error">{serverText(failure.message)}</Banner>}
      <SlowNotice calls={api.pending} />
      {current ? (
        <LaterChanges entry={entry} entity={entity} current={current} />
      ) : (
        what === 'values' && <EntryChanges entry={reversed(entry)} entity={entity} />
      )}
    </Dialog>
  );
}

/** What a restore does: undo a change of values, a deletion, or a creation. */
type Kind = 'values' | 'deletion' | 'creation';

function kindOfRestore(entry: HistoryEntry): Kind {
  if (isRemoval(entry)) return 'deletion';
  const { changes } = entry;
  const isCreation = changes.length > 0 && changes.every(({ before }) => before === null);
  return ['create', 'restore', 'import'].includes(entry.action) && isCreation ? 'creation' : 'values';
}

const titles: Readonly<Record<Kind, Text>> = {
  values: 'Restore {{name}}?',
  deletion: 'Bring {{name}} back?',
  creation: 'Move {{name}} to the trash?',
};

const descriptions: Readonly<Record<Kind, Text>> = {
  values: 'The record gets back its former values.',
  deletion: 'The record comes back with its rows, its pictures and its id.',
  creation: 'This undoes its creation. The record can be restored from the trash.',
};

const confirmations: Readonly<Record<Kind, Text>> = {
  values: 'Restore',
  deletion: 'Restore',
  creation: 'Move to the trash',
};

/** The entry of the restore. */
function reversed(entry: HistoryEntry): HistoryEntry {
  return {
    ...entry,
    changes: entry.changes.map(({ field, before, after, rows }) => ({
      field,
      before: after,
      after: before,
      rows: rows && {
        added: rows.removed,
        removed: rows.added,
        changed: rows.changed.map((row) => ({ before: row.after, after: row.before })),
      },
    })),
  };
}
