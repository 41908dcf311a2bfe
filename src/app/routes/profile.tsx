import { createRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { currentUser } from '#machines/session/selectors.ts';
import { useServices } from '#services/services-context.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { frameRoute } from './frame.tsx';

export const profileCode = lazyCode(() => import('#screens/profile/profile-screen.tsx'));

function Profile() {
  const { session } = useServices();
  const user = useSelector(session, currentUser);
  const navigate = frameRoute.useNavigate();
  const onDone = useCallback(() => void navigate({ to: '/dashboard' }), [navigate]);
  if (user === null) return null;
  return <LazyPage code={profileCode}>{({ ProfileScreen }) => <ProfileScreen user={user} onDone={onDone} />}</LazyPage>;
}

/** Without a role check (section 2). */
export const profileRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/profile',
  component: Profile,
});
