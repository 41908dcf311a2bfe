import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { Services } from '#actors/services.ts';
import { lazyCode } from '#ui/lazy-code.ts';
import { LazyPage } from '#ui/lazy-page.tsx';
import { PageFallback } from '#ui/page-fallback.tsx';

const notFoundCode = lazyCode(() => import('#screens/system/not-found-screen.tsx'));

export const rootRoute = createRootRouteWithContext<Services>()({
  component: Outlet,
  notFoundComponent: () => <LazyPage code={notFoundCode}>{({ NotFoundScreen }) => <NotFoundScreen />}</LazyPage>,
  pendingComponent: () => <PageFallback state="loading" />,
});
