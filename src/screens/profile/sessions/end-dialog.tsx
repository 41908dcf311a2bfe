import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { PendingCalls } from '#domain/pending-calls.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { deviceSignOutMachine, ListedSession } from '#machines/device-sign-out/machine.ts';
import { Banner } from '#ui/layout/banner.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

interface EndDialogProps {
  readonly actor: ActorRefFrom<typeof deviceSignOutMachine>;
  /** Those that are listed. */
  readonly sessions: readonly ListedSession[];
  readonly calls: PendingCalls;
}

/** Asks before a device, or all others, are logged out. */
export function EndDialog({ actor, sessions, calls }: EndDialogProps) {
  const text = useText();
  const serverText = useServerText();
  const { subject: choice, failure } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const session = sessions.find(({ id }) => id === choice);
  const device = serverText(session?.device ?? '') || text('Unknown device');
  return (
    <ConfirmDialog
      open={isOpen}
      title={choice === 'others' ? text('Log out all other devices?') : text('Log out {{device}}?', { device })}
      confirmLabel={text('Log out')}
      danger
      busy={isBusy}
      notice={<SlowNotice calls={calls} />}
      onConfirm={() => actor.send({ type: 'call.confirm' })}
      onCancel={() => actor.send({ type: 'call.cancel' })}
    >
      <p>
        {choice === 'others'
          ? text('They need your password to log in again. Their drafts and offline copies are not deleted.')
          : text('It needs your password to log in again. Its drafts and offline copies are not deleted.')}
      </p>
      {failure && <Banner kind="error">{serverText(failure.message)}</Banner>}
    </ConfirmDialog>
  );
}
