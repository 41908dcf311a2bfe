import { useBlocker } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useText } from '#i18n/use-text.ts';
import { isDirty } from '#machines/form/selectors.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { FormActor } from './entity-form.tsx';

/** Asks before unsaved changes are left behind: by Back, a changed hash, another screen or closing the tab. */
export function LeaveGuard({ form }: { form: FormActor }) {
  const text = useText();
  const hasUnsaved = useSelector(form, (snapshot) => snapshot.status === 'active' && isDirty(snapshot.context));
  const blocker = useBlocker({
    shouldBlockFn: () => form.getSnapshot().status === 'active' && isDirty(form.getSnapshot().context),
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
