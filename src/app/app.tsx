import type { Services } from '#session/services/services.ts';
import { ServicesContext } from '#session/services/services-context.ts';
import { Boundary } from '#ui/failure/boundary.tsx';
import type { LazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { Toaster } from '#ui/toast/toaster.tsx';
import { PreferencesProvider } from './preferences.tsx';
import { type OpenedRouter, RoutedApp } from './routing/routed-app.tsx';

interface AppProps {
  readonly services: Services;
  /** The router, at the current address. */
  readonly opened: LazyCode<OpenedRouter>;
}

export function App({ services, opened }: AppProps) {
  return (
    <ServicesContext value={services}>
      <PreferencesProvider>
        <Boundary of="screen">
          <LazyPage code={opened}>{(router) => <RoutedApp {...router} />}</LazyPage>
        </Boundary>
        <Boundary of="part">
          <Toaster />
        </Boundary>
      </PreferencesProvider>
    </ServicesContext>
  );
}
