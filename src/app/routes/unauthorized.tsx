import { createRoute } from '@tanstack/react-router';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { rootRoute } from './root.tsx';

const unauthorizedCode = lazyCode(() => import('#screens/system/unauthorized-screen.tsx'));

/** Shown when the user's role has no matching route (section 2). */
export const unauthorizedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unauthorized',
  component: () => <LazyPage code={unauthorizedCode}>{({ UnauthorizedScreen }) => <UnauthorizedScreen />}</LazyPage>,
});
