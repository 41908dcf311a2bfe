import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../lazy-page.tsx';
import { frameRoute } from './frame.tsx';

/** Outside the role check (section 2). */
export const dashboardRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/dashboard',
  component: lazyPage({
    load: () => import('#screens/dashboard/dashboard-screen.tsx'),
    show: ({ DashboardScreen }) => <DashboardScreen />,
  }),
});
