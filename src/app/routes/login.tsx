import { createRoute } from '@tanstack/react-router';
import { endSession } from '../end-session.ts';
import { LoginPage } from '../login-page.tsx';
import { rootRoute } from './root.tsx';

function Login() {
  const navigate = rootRoute.useNavigate();
  return <LoginPage onSignedIn={() => void navigate({ to: '/dashboard', replace: true })} />;
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
