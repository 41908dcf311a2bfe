import { createRoute } from '@tanstack/react-router';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { frameRoute } from './frame.tsx';

const changesCode = lazyCode(() => import('#screens/changes/changes-screen.tsx'));

/** What the person has changed from this device. Like their drafts, outside the role check. */
export const changesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/changes',
  component: () => <LazyPage code={changesCode}>{({ ChangesScreen }) => <ChangesScreen />}</LazyPage>,
});
