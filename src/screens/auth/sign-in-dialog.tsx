import { useSelector } from '@xstate/react';
import { useText } from '#i18n/use-text.ts';
import { currentUser, isExpired } from '#machines/session/selectors.ts';
import { useServices } from '#services/services-context.ts';
import { Button } from '#ui/base/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { LoginForm } from './login-form.tsx';

/**
 * Stands over the screen while the session is expired or locked: what was typed and what waits stays beneath it. It goes
 * by signing in or by the one button that gives it all up, never by a slip of the hand.
 */
export function SignInDialog() {
  const { session } = useServices();
  const text = useText();
  const expired = useSelector(session, isExpired);
  const user = useSelector(session, currentUser);
  if (user === null) return null;
  return (
    <Dialog
      open
      locked
      size="small"
      title={text(expired ? 'Session expired. Log in again.' : 'Welcome back. Log in to go on.')}
      description={text('What is on the screen stays as it is.')}
      onClose={() => undefined}
      footer={<Button onClick={() => session.send({ type: 'session.signOut' })}>{text('Logout')}</Button>}
    >
      <LoginForm username={user.email || user.mobile_no} />
    </Dialog>
  );
}
