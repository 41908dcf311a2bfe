import { createRoute } from '@tanstack/react-router';
import { endSession } from '../guards.ts';
import { lazyPage } from '../lazy-page.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { rootRoute } from './root.tsx';

const LoginPage = lazyPage({
  load: () => import('#screens/auth/login-screen.tsx'),
  show: ({ LoginScreen }, { onSignedIn }: { onSignedIn: () => void }) => <LoginScreen onSignedIn={onSignedIn} />,
});

function Login() {
  const navigate = rootRoute.useNavigate();
  return (
    <PublicFrame>
      <LoginPage onSignedIn={() => void navigate({ to: '/dashboard' })} />
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
