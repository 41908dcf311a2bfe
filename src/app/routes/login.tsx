import { createRoute, useRouter } from '@tanstack/react-router';
import { currentUser } from '#machines/session/selectors.ts';
import { useServices } from '#services/services-context.ts';
import { endSession } from '../end-session.ts';
import { LoginPage } from '../login-page.tsx';
import { consumeReturnTo } from '../routing/return-to.ts';
import { rootRoute } from './root.tsx';

function Login() {
  const { history } = useRouter();
  const { session } = useServices();
  const goOn = () => history.replace(consumeReturnTo(currentUser(session.getSnapshot())?.id));
  return <LoginPage onSignedIn={goOn} />;
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
