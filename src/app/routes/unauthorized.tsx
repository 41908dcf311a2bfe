import { createRoute } from '@tanstack/react-router';
import { UnauthorizedScreen } from '#screens/system/unauthorized-screen.tsx';
import { rootRoute } from './root.tsx';

/** Shown when the person's role has no matching route (section 2). */
export const unauthorizedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unauthorized',
  component: UnauthorizedScreen,
});
