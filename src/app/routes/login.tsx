import { createRoute } from '@tanstack/react-router';
import { endSession } from '../guards.ts';
import { lazyCode } from '../lazy-code.ts';
import { LazyPage } from '../lazy-page.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { rootRoute } from './root.tsx';

const loginCode = lazyCode(() => import('#screens/auth/login-screen.tsx'));

function Login() {
  const navigate = rootRoute.useNavigate();
  return (
    <PublicFrame>
      <LazyPage code={loginCode}>
        {({ LoginScreen }) => <LoginScreen onSignedIn={() => void navigate({ to: '/dashboard' })} />}
      </LazyPage>
    </PublicFrame>
  );
}

/** / and /login are the same screen (section 2). */
export const rootPathRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context }) => endSession(context.session),
  component: Login,
});

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: ({ context }) => endSession(context.session),
  component: Login,
});
