import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Services } from '#actors/services.ts';
import { followSession } from './follow-session.ts';
import { createAppRouter } from './router.ts';
import { whenCalm } from './when-calm.ts';

/** Every screen, by its address. */
export function RoutedApp({ services }: { services: Services }) {
  const [router] = useState(() => createAppRouter(services));
  useEffect(() => followSession(services.session, router), [services, router]);
  useEffect(() => void whenCalm(() => import('./prefetch.ts')).then(({ prefetchOnIntent }) => prefetchOnIntent()), []);
  return <RouterProvider router={router} />;
}
