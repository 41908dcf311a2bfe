import { useSelector } from '@xstate/react';
import type { PendingCalls } from '#domain/pending-calls.ts';
import type { TextField } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import { mayHaveBeenSent } from '#machines/notification-send/machine.ts';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import type { NotificationSendActor } from './notification-actor.ts';
import css from './notification-question.module.css';

interface NotificationQuestionProps {
  readonly fields: Readonly<Record<string, TextField>>;
  readonly sending: NotificationSendActor;
  /** The form's pending calls. */
  readonly calls: PendingCalls;
}

/** Shows the content of the notification and asks for confirmation. */
export function NotificationQuestion({ fields, sending, calls }: NotificationQuestionProps) {
  const text = useText();
  const isOpen = useSelector(sending, (snapshot) => snapshot.hasTag('dialog'));
  const busy = useSelector(sending, (snapshot) => snapshot.hasTag('busy'));
  const isRepeated = useSelector(sending, mayHaveBeenSent);
  const values = useSelector(sending, ({ context }) => context.values);
  const filled = Object.entries(fields).filter(([name]) => values[name] !== '');
  return (
    <ConfirmDialog
      open={isOpen}
      title={text('Send this notification?')}
      confirmLabel={text('Send now')}
      busy={busy}
      notice={<SlowNotice calls={calls} />}
      onConfirm={() => sending.send({ type: 'notificationSend.confirm' })}
      onCancel={() => sending.send({ type: 'notificationSend.cancel' })}
    >
      <dl className={css['values']}>
        {filled.map(([name, { label }]) => (
          <div key={name}>
            <dt>{text(label)}</dt>
            <dd>{values[name]}</dd>
          </div>
        ))}
      </dl>
      <p>{text('It is sent once, immediately, and cannot be undone.')}</p>
      {isRepeated && <p className={css['second']}>{text('It may have been sent already.')}</p>}
    </ConfirmDialog>
  );
}
