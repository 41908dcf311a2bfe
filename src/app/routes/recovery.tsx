import { createRoute, redirect } from '@tanstack/react-router';
import { useCallback } from 'react';
import { readVerified, writeVerified } from '#storage/recovery.ts';
import { lazyCode } from '#ui/lazy-code.ts';
import { LazyPage } from '#ui/lazy-page.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { rootRoute } from './root.tsx';

const forgotPasswordCode = lazyCode(() => import('#screens/auth/forgot-password-screen.tsx'));

function ForgotPassword() {
  const navigate = rootRoute.useNavigate();
  const onVerified = useCallback(
    (username: string) => {
      writeVerified(username);
      // Back would lead to a code that is used up.
      void navigate({ to: '/new-password', replace: true });
    },
    [navigate],
  );
  return (
    <PublicFrame>
      <LazyPage code={forgotPasswordCode}>
        {({ ForgotPasswordScreen }) => <ForgotPasswordScreen onVerified={onVerified} />}
      </LazyPage>
    </PublicFrame>
  );
}

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: ForgotPassword,
});

const newPasswordCode = lazyCode(() => import('#screens/auth/new-password-screen.tsx'));

function NewPassword() {
  const { username } = newPasswordRoute.useRouteContext();
  const navigate = rootRoute.useNavigate();
  const onSet = useCallback(() => {
    writeVerified(null);
    void navigate({ to: '/login', replace: true });
  }, [navigate]);
  const onNewCode = useCallback(() => {
    writeVerified(null);
    void navigate({ to: '/forgot-password', replace: true });
  }, [navigate]);
  return (
    <PublicFrame>
      <LazyPage code={newPasswordCode}>
        {({ NewPasswordScreen }) => <NewPasswordScreen username={username} onSet={onSet} onNewCode={onNewCode} />}
      </LazyPage>
    </PublicFrame>
  );
}

/** Only after a verified code (section 4). */
export const newPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/new-password',
  beforeLoad: () => {
    const username = readVerified();
    if (username === null) throw redirect({ to: '/forgot-password' });
    return { username };
  },
  component: NewPassword,
});
