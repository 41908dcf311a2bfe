import { createRoute, redirect } from '@tanstack/react-router';
import { readVerified } from '#storage/verified.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { rootRoute } from './root.tsx';

const recoveryCode = lazyCode(() => import('../recovery-page.tsx'));

function Recovery({ verified }: { verified: string | null }) {
  return (
    <PublicFrame>
      <LazyPage code={recoveryCode}>{({ RecoveryPage }) => <RecoveryPage verified={verified} />}</LazyPage>
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
