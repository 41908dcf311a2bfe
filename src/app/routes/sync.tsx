import { createRoute } from '@tanstack/react-router';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { requireRole } from '../routing/guards.ts';
import { frameRoute } from './frame.tsx';

export const syncCode = lazyCode(() => import('#screens/sync/sync-screen.tsx'));

/** No routes for create and edit (section 2). */
export const syncRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/sync',
  beforeLoad: ({ context }) => requireRole(context.session, 'sync'),
  component: () => <LazyPage code={syncCode}>{({ SyncScreen }) => <SyncScreen />}</LazyPage>,
});
