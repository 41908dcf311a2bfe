import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { Services } from '#actors/services.ts';
import { NotFoundScreen } from '#screens/system/not-found-screen.tsx';
import { PageFallback } from '#ui/page-fallback.tsx';

export const rootRoute = createRootRouteWithContext<Services>()({
  component: Outlet,
  notFoundComponent: NotFoundScreen,
  pendingComponent: () => <PageFallback state="loading" />,
});
