import type { Services } from '#services/services.ts';
import { type LazyCode, lazyCode } from '#ui/loading/lazy-code.ts';
import type { OpenedRouter, RoutedApp } from './routed-app.tsx';

/** Every screen but a first login, and the router that is at one of them. */
export interface Screens {
  readonly RoutedApp: typeof RoutedApp;
  readonly opened: OpenedRouter;
}

export const fetchScreens = () => import('./routed-app.tsx');

/** The code may be asked for again and again; the router that follows the address is one. */
export function screensOf(services: Services): LazyCode<Screens> {
  let opening: Promise<OpenedRouter> | undefined;
  return lazyCode(async () => {
    const { RoutedApp, openRouter } = await fetchScreens();
    opening ??= openRouter(services);
    return { RoutedApp, opened: await opening };
  });
}
