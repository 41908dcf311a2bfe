import { createRoute } from '@tanstack/react-router';
import { requireUser } from '../guards.ts';
import { lazyPage } from '../lazy-page.tsx';
import { rootRoute } from './root.tsx';

const Frame = lazyPage({
  load: () => import('../shell/signed-in-frame.tsx'),
  show: ({ SignedInFrame }) => <SignedInFrame />,
});

/** What stands around every screen behind the login. */
export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  beforeLoad: async ({ context }) => {
    await requireUser(context.session);
  },
  component: Frame,
});
