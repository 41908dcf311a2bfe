import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { PublicFrame } from './public-frame.tsx';

export const loginCode = lazyCode(() => import('#screens/auth/login-screen.tsx'));

/** The login screen in its frame. */
export function LoginPage({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <PublicFrame>
      <LazyPage code={loginCode}>{({ LoginScreen }) => <LoginScreen onSignedIn={onSignedIn} />}</LazyPage>
    </PublicFrame>
  );
}
