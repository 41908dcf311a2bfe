import { createHashHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Services } from '#session/services/services.ts';
import { entityRoutes } from '../routes/entity.tsx';
import { publicRoutes } from '../routes/public.tsx';
import { frameRoute, rootRoute } from '../routes/root.tsx';
import { screenRoutes } from '../routes/screens.tsx';
import { closeByBack } from './close-by-back.ts';

const routeTree = rootRoute.addChildren([...publicRoutes, frameRoute.addChildren([...screenRoutes, ...entityRoutes])]);

/** "Routing is hash-based" (section 2). */
export function createAppRouter(services: Services) {
  const router = createRouter({
    routeTree,
    history: createNumberedHistory(),
    context: services,
    caseSensitive: true,
    defaultPendingMs: 0,
    // A loader runs each time its screen is opened, and not again while the screen is open.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: 0,
    // A preload has loaded code. The screen that opens then runs the loader, and waits for it.
    defaultPreloadStaleTime: 0,
    defaultPreloadGcTime: 0,
    defaultStaleReloadMode: 'blocking',
    // The app has its own boundaries.
    disableGlobalCatchBoundary: true,
  });
  router.subscribe('onResolved', ({ hrefChanged }) => hrefChanged && services.prefetchBudget.noteView());
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

/**
 * The hash history, with a number for every entry.
 *
 * A link, a script or an edited address makes an entry without a number. When a form with unsaved changes blocks such a
 * navigation, the router goes back by the difference of the numbers. Without a number it would go to a wrong entry or reload
 * the page, and the unsaved input would be lost.
 */
function createNumberedHistory(): RouterHistory {
  // Added before the history's own listener, which reads the number. Listeners run in the order they were added.
  window.addEventListener('popstate', () => {
    if (window.history.state === null) numberEntry(history.location.state.__TSR_index + 1);
  });
  const follow = closeByBack();
  const history = createHashHistory();
  follow(history);
  return history;
}

function numberEntry(index: number): void {
  const key = crypto.getRandomValues(new Uint32Array(1)).join('');
  // The router patches `replaceState` and would treat this call as a navigation.
  History.prototype.replaceState.call(window.history, { __TSR_index: index, __TSR_key: key, key }, '');
}
