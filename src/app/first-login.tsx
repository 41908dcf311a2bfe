import { useEffect, useState } from 'react';
import { useServices } from '#services/services-context.ts';
import { prefetchCode } from './deferred/lazy-loading.ts';
import { endSession } from './end-session.ts';
import { LoginPage } from './login-page.tsx';
import { loadScreens } from './routing/screens.ts';

interface FirstLoginProps {
  /** The address is no longer that of the login. */
  readonly onLeave: () => void;
}

/** The login screen without the router (section 2). Like any visit to the login, it ends the current session. */
export function FirstLogin({ onLeave }: FirstLoginProps) {
  const { session } = useServices();
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    void endSession(session).then(() => setIsReady(true));
  }, [session]);

  useEffect(() => {
    window.addEventListener('hashchange', onLeave);
    return () => window.removeEventListener('hashchange', onLeave);
  }, [onLeave]);

  if (!isReady) return null;
  return (
    <div onInput={() => prefetchCode(loadScreens)}>
      <LoginPage onSignedIn={() => window.location.replace('#/dashboard')} />
    </div>
  );
}
