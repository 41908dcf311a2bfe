import { useState } from 'react';
import type { Services } from '#services/services.ts';
import { ServicesContext } from '#services/services-context.ts';
import type { LazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { Toaster } from '#ui/toast/toaster.tsx';
import { FirstLogin } from './first-login.tsx';
import { PreferencesProvider } from './preferences.tsx';
import type { Screens } from './routing/screens.ts';

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
        {isFirst ? (
          <FirstLogin onLeave={() => setIsFirst(false)} />
        ) : (
          <LazyPage code={screens}>{({ RoutedApp, opened }) => <RoutedApp {...opened} />}</LazyPage>
        )}
        <Toaster />
      </PreferencesProvider>
    </ServicesContext>
  );
}
