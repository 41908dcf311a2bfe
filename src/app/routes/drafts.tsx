import { createRoute } from '@tanstack/react-router';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { frameRoute } from './frame.tsx';

export const draftsCode = lazyCode(() => import('#screens/drafts/drafts-screen.tsx'));

/** The user's drafts. Like the profile, without a role check. */
export const draftsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/drafts',
  component: () => <LazyPage code={draftsCode}>{({ DraftsScreen }) => <DraftsScreen />}</LazyPage>,
});
