import { useEffect, useState } from 'react';
import type { Services } from '#session/services/services.ts';
import { ServicesContext, useServices } from '#session/services/services-context.ts';
import { Boundary } from '#ui/failure/boundary.tsx';
import { type LazyCode, lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { Toaster } from '#ui/toast/toaster.tsx';
import { endSession } from './end-session.ts';
import { PreferencesProvider } from './preferences.tsx';
import { LoginPage } from './public-frame.tsx';
import type { OpenedRouter, RoutedApp } from './routing/routed-app.tsx';

/** All screens except the first login, and the router at the current address. */
interface Screens {
  readonly RoutedApp: typeof RoutedApp;
  readonly opened: OpenedRouter;
}

const routedAppCode = lazyCode(() => import('./routing/routed-app.tsx'));

/** The code can be loaded again after a failure, but there is only one router. */
export function screensOf(services: Services): LazyCode<Screens> {
  let opening: Promise<OpenedRouter> | undefined;
  return lazyCode(async () => {
    const { RoutedApp, openRouter } = await routedAppCode.load();
    opening ??= openRouter(services);
    return { RoutedApp, opened: await opening };
  });
}

interface AppProps {
  readonly services: Services;
  readonly screens: LazyCode<Screens>;
  /** The visit starts at / or /login. */
  readonly isFirstLogin: boolean;
}

/** A first login needs only its form. The router and its screens load when the user starts to type, and then replace it. */
export function App({ services, screens, isFirstLogin }: AppProps) {
  const [isFirst, setIsFirst] = useState(isFirstLogin);
  return (
    <ServicesContext value={services}>
      <PreferencesProvider>
        <Boundary of="screen">
          {isFirst ? (
            <FirstLogin onLeave={() => setIsFirst(false)} />
          ) : (
            <LazyPage code={screens}>{({ RoutedApp, opened }) => <RoutedApp {...opened} />}</LazyPage>
          )}
        </Boundary>
        <Boundary of="part">
          <Toaster />
        </Boundary>
      </PreferencesProvider>
    </ServicesContext>
  );
}

/**
 * The login screen without the router (section 2). Like any visit to the login, it ends the current session. `onLeave` is
 * called when the address is no longer that of the login.
 */
function FirstLogin({ onLeave }: { onLeave: () => void }) {
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
    <div onInput={routedAppCode.prefetch}>
      <LoginPage onSignedIn={() => window.location.replace('#/dashboard')} />
    </div>
  );
}
