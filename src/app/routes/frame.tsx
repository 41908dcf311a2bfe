import { createRoute } from '@tanstack/react-router';
import { requireUser } from '../routing/guards.ts';
import { SignedInFrame } from '../shell/signed-in-frame.tsx';
import { rootRoute } from './root.tsx';

/** The frame of every screen behind the login. */
export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  beforeLoad: ({ context, location }) => requireUser(context.session, location.href),
  component: SignedInFrame,
});
