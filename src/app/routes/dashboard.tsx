import { createRoute } from '@tanstack/react-router';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { resolveWithin } from '../deferred/lazy-loading.ts';
import { frameRoute } from './frame.tsx';

export const dashboardCode = lazyCode(() => import('#screens/dashboard/dashboard-screen.tsx'));

/** Without a role check (section 2). */
export const dashboardRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/dashboard',
  loader: () => resolveWithin(dashboardCode.load()),
  component: () => (
    <LazyPage code={dashboardCode}>
      {({ DashboardScreen }) => <DashboardScreen newsUrl={import.meta.env.VITE_NEWS_URL} />}
    </LazyPage>
  ),
});
