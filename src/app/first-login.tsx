import { useEffect, useState } from 'react';
import { useServices } from '#services/services-context.ts';
import { endSession } from './end-session.ts';
import { LoginPage } from './login-page.tsx';
import { fetchScreens } from './routing/screens.ts';

interface FirstLoginProps {
  /** The address is no longer the login's. */
  readonly onLeave: () => void;
}

/** The login screen before there is a router (section 2). It ends whatever session it finds, as any visit to it does. */
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
    <div onInput={() => void fetchScreens().catch(() => undefined)}>
      <LoginPage onSignedIn={() => window.location.replace('#/dashboard')} />
    </div>
  );
}
