import { useSelector } from '@xstate/react';
import { useText } from '#i18n/use-text.ts';
import { currentUser, isExpired } from '#machines/session/selectors.ts';
import { useServices } from '#session/services/services-context.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { LoginForm } from './login-form.tsx';

/**
 * Covers the screen while the session is expired or locked. Typed values and waiting work stay below it. Only a sign-in
 * or the logout button closes it, so that an accidental Escape or click loses nothing.
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
      title={text(expired ? 'Session expired. Log in again.' : 'Welcome back. Log in to continue.')}
      description={text('Your work on this screen is safe.')}
      onClose={() => undefined}
      footer={<Button onClick={() => session.send({ type: 'session.signOut' })}>{text('Logout')}</Button>}
    >
      <LoginForm username={user.email || user.mobile_no} />
    </Dialog>
  );
}
