import { createRoute } from '@tanstack/react-router';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { frameRoute } from './frame.tsx';

const changesCode = lazyCode(() => import('#screens/changes/changes-screen.tsx'));

/** The changes that the user made from this device. Like drafts, without a role check. */
export const changesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/changes',
  component: () => <LazyPage code={changesCode}>{({ ChangesScreen }) => <ChangesScreen />}</LazyPage>,
});
