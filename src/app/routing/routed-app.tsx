import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import type { Services } from '#services/services.ts';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';
import { subscribeSession } from '../subscribe-session.ts';
import { type AppRouter, createAppRouter } from './router.ts';

/** A router that is at the address already, and follows it by itself until it is drawn. */
export interface OpenedRouter {
  readonly router: AppRouter;
  readonly handOver: () => void;
}

/** Goes to where the address leads before anything is drawn: whoever opens a screen sees that at once. */
export async function openRouter(services: Services): Promise<OpenedRouter> {
  const router = createAppRouter(services);
  subscribeSession(services.session, router);
  // A listener of its own: the router's is the same function, and would leave with it.
  const handOver = router.history.subscribe(() => void router.load());
  await router.load();
  return { router, handOver };
}

/** Every screen, by its address. */
export function RoutedApp({ router, handOver }: OpenedRouter) {
  useEffect(handOver, [handOver]);
  useLayoutEffect(() => document.getElementById('early')?.remove(), []);
  useEffect(
    () => void afterFirstPaint(() => import('./prefetch.ts')).then(({ prefetchOnIntent }) => prefetchOnIntent()),
    [],
  );
  return <RouterProvider router={router} />;
}
