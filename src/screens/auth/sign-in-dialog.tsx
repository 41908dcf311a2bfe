import { useSelector } from '@xstate/react';
import { useServices } from '#actors/services-context.ts';
import { useText } from '#i18n/use-text.ts';
import { currentUser, isExpired } from '#machines/session/selectors.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';

/**
 * Stands over the screen while the session is expired or locked: what was typed and what waits stays beneath it.
 * Leaving it signs out.
 */
export function SignInDialog() {
  const { session } = useServices();
  const text = useText();
  const isOpen = useSelector(session, (snapshot) => snapshot.hasTag('dialog'));
  const hasExpired = useSelector(session, isExpired);
  const user = useSelector(session, currentUser);
  if (!isOpen || user === null) return null;
  return (
    <Dialog
      open
      size="small"
      title={text(hasExpired ? 'Session expired. Log in again.' : 'Welcome back. Log in to go on.')}
      description={text('What is on the screen stays as it is.')}
      onClose={() => session.send({ type: 'session.signOut' })}
    >
      <LoginForm username={user.email || user.mobile_no} />
    </Dialog>
  );
}
