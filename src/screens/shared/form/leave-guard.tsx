import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { DraftActor } from '#drafts/draft-logic.ts';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/base/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useDirtyLock } from '#update/use-dirty-lock.ts';
import { discardForms, storeForms } from './leave-forms.ts';

interface LeaveGuardProps {
  /** Whether something typed would be left behind, as last drawn: the browser is told beforehand. */
  readonly hasUnsaved: boolean;
  /** The same at this moment: a save that has just ended is not drawn yet. */
  readonly mustAsk: () => boolean;
  /** The drafts of what stands on the screen. */
  readonly drafts: readonly DraftActor[];
}

/**
 * Asks what becomes of unsaved changes before they are left: by Back, a changed hash, another screen or closing the tab.
 * No update comes over them.
 */
export function LeaveGuard({ hasUnsaved, mustAsk, drafts }: LeaveGuardProps) {
  const text = useText();
  useDirtyLock(hasUnsaved);
  const [isKeeping, setIsKeeping] = useState(false);
  // Where the user has agreed to go. The form shows until that screen is ready: a step from there no longer leaves the form.
  const agreedPath = useRef<string>(undefined);
  const blocker = useBlocker({
    // Another page or search of a list beside the form leaves nothing behind.
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && current.pathname !== agreedPath.current && mustAsk(),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });

  function proceed() {
    agreedPath.current = blocker.next?.pathname;
    blocker.proceed?.();
  }

  async function keep() {
    setIsKeeping(true);
    const isPersisted = await storeForms(drafts);
    setIsKeeping(false);
    // Why it could not be kept stands over the form.
    if (isPersisted) proceed();
    else blocker.reset?.();
  }

  async function discard() {
    await discardForms(drafts);
    proceed();
  }

  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={text('Leave without saving?')}
      description={text('Keep what you have typed as a draft to go on later, or discard it.')}
      size="small"
      role="alertdialog"
      locked={isKeeping}
      closeOnBackdrop
      footer={
        <>
          <Button data-autofocus disabled={isKeeping} onClick={() => blocker.reset?.()}>
            {text('Stay')}
          </Button>
          <Button variant="danger" disabled={isKeeping} onClick={() => void discard()}>
            {text('Discard')}
          </Button>
          <Button variant="primary" busy={isKeeping} onClick={() => void keep()}>
            {text('Keep as draft')}
          </Button>
        </>
      }
    />
  );
}
