import { createRoute } from '@tanstack/react-router';
import { requireUser } from '../guards.ts';
import { lazyCode } from '../lazy-code.ts';
import { LazyPage } from '../lazy-page.tsx';
import { rootRoute } from './root.tsx';

const frameCode = lazyCode(() => import('../shell/signed-in-frame.tsx'));

/** What stands around every screen behind the login. */
export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  beforeLoad: async ({ context }) => {
    await requireUser(context.session);
  },
  component: () => <LazyPage code={frameCode}>{({ SignedInFrame }) => <SignedInFrame />}</LazyPage>,
});
