import type { Services } from '#services/services.ts';
import { type LazyCode, lazyCode } from '#ui/loading/lazy-code.ts';
import type { OpenedRouter, RoutedApp } from './routed-app.tsx';

/** All screens except the first login, and the router at the current address. */
export interface Screens {
  readonly RoutedApp: typeof RoutedApp;
  readonly opened: OpenedRouter;
}

export const loadScreens = () => import('./routed-app.tsx');

/** The code can be loaded again after a failure, but there is only one router. */
export function screensOf(services: Services): LazyCode<Screens> {
  let opening: Promise<OpenedRouter> | undefined;
  return lazyCode(async () => {
    const { RoutedApp, openRouter } = await loadScreens();
    opening ??= openRouter(services);
    return { RoutedApp, opened: await opening };
  });
}
