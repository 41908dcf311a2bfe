import type { ReactNode } from 'react';
import { Boundary } from '#ui/failure/boundary.tsx';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { AppearanceSwitch } from './appearance-switch.tsx';

/** The frame of the screens that need no login, with the choice of theme and language. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Boundary of="screen">{children}</Boundary>
      <AppearanceSwitch floating />
    </>
  );
}

export const loginCode = lazyCode(() => import('#screens/auth/login-screen.tsx'));

/** The login screen in its frame. */
export function LoginPage({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <PublicFrame>
      <LazyPage code={loginCode}>{({ LoginScreen }) => <LoginScreen onSignedIn={onSignedIn} />}</LazyPage>
    </PublicFrame>
  );
}
