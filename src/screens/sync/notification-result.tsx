import { useSelector } from '@xstate/react';
import { useServerText, useText } from '#i18n/use-text.ts';
import { resultOf } from '#machines/notification-send/machine.ts';
import { Banner } from '#ui/layout/banner.tsx';
import type { NotificationSendActor } from './notification-actor.ts';

/** The result of the last attempt: sent, failed or unknown. */
export function NotificationResult({ sending }: { sending: NotificationSendActor }) {
  const text = useText();
  const serverText = useServerText();
  const result = useSelector(sending, resultOf);
  const failure = useSelector(sending, ({ context }) => context.failure);
  const sent = useSelector(sending, ({ context }) => Object.values(context.sent ?? {})[0] ?? '');
  const reason = failure === null ? '' : serverText(failure.message);
  if (result === 'none') return null;
  if (result === 'sent') return <Banner kind="success">{text('Sent: {{what}}', { what: sent })}</Banner>;
  if (result === 'unknown') {
    return (
      <Banner kind="warning">
        {reason}{' '}
        {text('The server did not reply. The notification may have been sent. Check before you send it again.')}
      </Banner>
    );
  }
  return (
    <Banner kind="error">
      {failure?.kind === 'sessionExpired'
        ? text('The notification was not sent because your session expired. Log in, then press Send again.')
        : text('The notification was not sent: {{reason}}', { reason })}
    </Banner>
  );
}
