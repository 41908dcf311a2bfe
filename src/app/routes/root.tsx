import { createRootRouteWithContext, createRoute, Outlet } from '@tanstack/react-router';
import type { Services } from '#session/services/services.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage, PageFallback } from '#ui/loading/lazy-page.tsx';
import { requireUser } from '../routing/locations.ts';
import { ScreenBoundary } from '../routing/screen-boundary.tsx';
import { SignedInFrame } from '../shell/signed-in-frame.tsx';

const notFoundCode = lazyCode(() => import('#screens/system/not-found-screen.tsx'));

export const rootRoute = createRootRouteWithContext<Services>()({
  component: () => (
    <ScreenBoundary>
      <Outlet />
    </ScreenBoundary>
  ),
  notFoundComponent: () => <LazyPage code={notFoundCode}>{({ NotFoundScreen }) => <NotFoundScreen />}</LazyPage>,
  pendingComponent: () => <PageFallback state="loading" />,
});

/** The frame of every screen behind the login. */
export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  beforeLoad: ({ context, location, preload }) => (preload ? undefined : requireUser(context.session, location.href)),
  component: SignedInFrame,
});
