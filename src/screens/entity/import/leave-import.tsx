import { useBlocker } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useText } from '#i18n/use-text.ts';
import { isSendingRows, wouldLose } from '#machines/import/selectors.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useDirtyLock } from '#worker/client/dirty-lock.ts';
import type { ImportActor } from './use-import.ts';

/** Asks before the user leaves an import that is being sent, or that is not stored on this device. */
export function LeaveImport({ work }: { readonly work: ImportActor }) {
  const text = useText();
  const isSending = useSelector(work, isSendingRows);
  const isAtRisk = useSelector(work, wouldLose);
  useDirtyLock(isSending || isAtRisk);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && (isSendingRows(work.getSnapshot()) || wouldLose(work.getSnapshot())),
    enableBeforeUnload: isSending || isAtRisk,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={text('Leave the import?')}
      confirmLabel={text('Leave')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {isAtRisk
        ? text('This device could not store the import. Rows that are not sent yet would be lost.')
        : text('The import pauses. You can continue it from the drafts.')}
    </ConfirmDialog>
  );
}
