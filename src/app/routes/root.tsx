import { createRootRouteWithContext, createRoute, Outlet } from '@tanstack/react-router';
import { NotFoundScreen } from '#screens/system/not-found-screen.tsx';
import type { Services } from '#session/services/services.ts';
import { PageFallback } from '#ui/loading/lazy-page.tsx';
import { requireUser } from '../routing/locations.ts';
import { ScreenBoundary } from '../routing/screen-boundary.tsx';
import { SignedInFrame } from '../shell/signed-in-frame.tsx';

export const rootRoute = createRootRouteWithContext<Services>()({
  component: () => (
    <ScreenBoundary>
      <Outlet />
    </ScreenBoundary>
  ),
  notFoundComponent: NotFoundScreen,
  pendingComponent: () => <PageFallback state="loading" />,
});

/** The frame of every screen behind the login. */
export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  beforeLoad: ({ context, location, preload }) => (preload ? undefined : requireUser(context.session, location.href)),
  component: SignedInFrame,
});
