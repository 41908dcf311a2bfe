import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import type { Services } from '#session/services/services.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { type AppRouter, createAppRouter } from './router.ts';
import { restoreScroll } from './scroll-restoration.ts';
import { subscribeSession } from './subscribe-session.ts';

/** A router that has loaded the current address. It follows the address by itself until it is rendered. */
export interface OpenedRouter {
  readonly router: AppRouter;
  readonly stopFollowing: () => void;
}

/** Loads the route of the current address before the first render, so that its screen renders at once. */
export async function openRouter(services: Services): Promise<OpenedRouter> {
  const router = createAppRouter(services);
  subscribeSession(services.session, router);
  // A separate function: the rendered router subscribes `router.load` itself, and unsubscribing would remove both.
  const stopFollowing = router.history.subscribe(() => void router.load());
  prefetchOnIntent(router, services);
  restoreScroll(router);
  await router.load();
  return { router, stopFollowing };
}

/** All screens, by address. */
export function RoutedApp({ router, stopFollowing }: OpenedRouter) {
  useEffect(stopFollowing, [stopFollowing]);
  useLayoutEffect(() => document.getElementById('early')?.remove(), []);
  return <RouterProvider router={router} />;
}
