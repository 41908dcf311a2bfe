import { createRoute, redirect } from '@tanstack/react-router';
import { readVerified, writeVerified } from '#storage/recovery.ts';
import { lazyCode } from '#ui/lazy-code.ts';
import { LazyPage } from '#ui/lazy-page.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { rootRoute } from './root.tsx';

const recoveryCode = lazyCode(() => import('#screens/auth/recovery-screen.tsx'));

function Recovery({ verified }: { verified: string | null }) {
  const navigate = rootRoute.useNavigate();
  // Back would lead to a code or a permission that is used up: each step takes the place of the one before.
  const goOn = (username: string | null, to: '/new-password' | '/login' | '/forgot-password') => {
    writeVerified(username);
    void navigate({ to, replace: true });
  };
  return (
    <PublicFrame>
      <LazyPage code={recoveryCode}>
        {({ RecoveryScreen }) => (
          <RecoveryScreen
            verified={verified}
            onVerified={(username) => goOn(username, '/new-password')}
            onPasswordSet={() => goOn(null, '/login')}
            onNewCode={() => goOn(null, '/forgot-password')}
          />
        )}
      </LazyPage>
    </PublicFrame>
  );
}

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: () => <Recovery verified={null} />,
});

/** Only after a verified code (section 4). */
export const newPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/new-password',
  beforeLoad: () => {
    const verified = readVerified();
    if (verified === null) throw redirect({ to: '/forgot-password' });
    return { verified };
  },
  component: () => <Recovery verified={newPasswordRoute.useRouteContext().verified} />,
});
