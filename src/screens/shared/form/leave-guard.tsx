import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type DraftActor, discardForms, storeForms } from '#drafts/draft-logic.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useDirtyLock } from '#worker/client/dirty-lock.ts';

interface LeaveGuardProps {
  /** Whether there are unsaved changes, as of the last render. Sets the browser's `beforeunload` dialog. */
  readonly hasUnsaved: boolean;
  /** Whether there are unsaved changes now. A save that has just ended is not rendered yet. */
  readonly mustAsk: () => boolean;
  /** The drafts of the forms on the screen. */
  readonly drafts: readonly DraftActor[];
}

/**
 * Asks what to do with unsaved changes before the user leaves: by Back, a changed hash, another screen or closing the tab.
 * Also blocks updates of the app.
 */
export function LeaveGuard({ hasUnsaved, mustAsk, drafts }: LeaveGuardProps) {
  const text = useText();
  useDirtyLock(hasUnsaved);
  const [isStoring, setIsStoring] = useState(false);
  // The path that the user confirmed. The form stays mounted until that screen is ready, and must not ask again.
  const agreedPath = useRef<string>(undefined);
  const blocker = useBlocker({
    // A change of the search parameters stays on the same screen.
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && current.pathname !== agreedPath.current && mustAsk(),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });

  function proceed() {
    agreedPath.current = blocker.next?.pathname;
    blocker.proceed?.();
  }

  async function storeAndLeave() {
    setIsStoring(true);
    const isPersisted = await storeForms(drafts);
    setIsStoring(false);
    // `DraftArea` shows why the drafts could not be stored.
    if (isPersisted) proceed();
    else blocker.reset?.();
  }

  async function discardAndLeave() {
    await discardForms(drafts);
    proceed();
  }

  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={text('Leave without saving?')}
      description={text('Save your work as a draft to continue later, or discard it.')}
      size="small"
      role="alertdialog"
      locked={isStoring}
      closeOnBackdrop
      footer={
        <>
          <Button data-autofocus disabled={isStoring} onClick={() => blocker.reset?.()}>
            {text('Stay')}
          </Button>
          <Button variant="danger" disabled={isStoring} onClick={() => void discardAndLeave()}>
            {text('Discard')}
          </Button>
          <Button variant="primary" busy={isStoring} onClick={() => void storeAndLeave()}>
            {text('Save as draft')}
          </Button>
        </>
      }
    />
  );
}
