import { useBlocker } from '@tanstack/react-router';
import { useDirtyLock } from '#actors/use-dirty-lock.ts';
import { useText } from '#i18n/use-text.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface LeaveGuardProps {
  /** Whether something typed would be lost, as last drawn: the browser is told beforehand. */
  readonly hasUnsaved: boolean;
  /** The same at this moment: a save that has just ended is not drawn yet. */
  readonly mustAsk: () => boolean;
}

/** Asks before unsaved changes are left behind: by Back, a changed hash, another screen or closing the tab. No update comes over them. */
export function LeaveGuard({ hasUnsaved, mustAsk }: LeaveGuardProps) {
  const text = useText();
  useDirtyLock(hasUnsaved);
  const blocker = useBlocker({
    // Another page or search of a list beside the form leaves nothing behind.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && mustAsk(),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={text('Leave without saving?')}
      confirmLabel={text('Leave')}
      cancelLabel={text('Stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {text('What you have typed will be lost.')}
    </ConfirmDialog>
  );
}
