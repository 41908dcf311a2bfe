import { createRoute, redirect, useRouter } from '@tanstack/react-router';
import { currentUser } from '#machines/session/selectors.ts';
import { LoginScreen } from '#screens/auth/login-screen.tsx';
import { UnauthorizedScreen } from '#screens/system/unauthorized-screen.tsx';
import { useServices } from '#session/services/services-context.ts';
import { readVerified } from '#storage/verified.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { endSession } from '../end-session.ts';
import { PublicFrame } from '../public-frame.tsx';
import { consumeReturnTo } from '../routing/locations.ts';
import { rootRoute } from './root.tsx';

const publicCode = lazyCode(() => import('#screens/public/public-screen.tsx'));

function Public({ name }: { name: 'privacy-policy' | 'account-deletion' }) {
  return (
    <PublicFrame>
      <LazyPage code={publicCode}>{({ PublicScreen }) => <PublicScreen name={name} />}</LazyPage>
    </PublicFrame>
  );
}

const privacyPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  component: () => <Public name="privacy-policy" />,
});

const accountDeletionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account-deletion',
  component: () => <Public name="account-deletion" />,
});

function Login() {
  const { history } = useRouter();
  const { session } = useServices();
  const goOn = () => history.replace(consumeReturnTo(currentUser(session.getSnapshot())?.id));
  return (
    <PublicFrame>
      <LoginScreen onSignedIn={goOn} />
    </PublicFrame>
  );
}

/** / and /login are the same screen (section 2). */
const rootPathRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context, preload }) => (preload ? undefined : endSession(context.session)),
  component: Login,
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: ({ context, preload }) => (preload ? undefined : endSession(context.session)),
  component: Login,
});

const recoveryCode = lazyCode(() => import('../recovery-page.tsx'));

function Recovery({ verified }: { verified: string | null }) {
  return (
    <PublicFrame>
      <LazyPage code={recoveryCode}>{({ RecoveryPage }) => <RecoveryPage verified={verified} />}</LazyPage>
    </PublicFrame>
  );
}

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: () => <Recovery verified={null} />,
});

/** Only after a verified code (section 4). */
const newPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/new-password',
  beforeLoad: () => {
    const verified = readVerified();
    if (verified === null) throw redirect({ to: '/forgot-password' });
    return { verified };
  },
  component: () => <Recovery verified={newPasswordRoute.useRouteContext().verified} />,
});

/** Shown when the user's role has no matching route (section 2). */
const unauthorizedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/unauthorized',
  component: UnauthorizedScreen,
});

export const publicRoutes = [
  rootPathRoute,
  loginRoute,
  forgotPasswordRoute,
  newPasswordRoute,
  privacyPolicyRoute,
  accountDeletionRoute,
  unauthorizedRoute,
] as const;
