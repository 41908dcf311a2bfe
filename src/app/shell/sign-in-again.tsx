import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useServices } from '#services/services-context.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';

const dialogCode = lazyCode(() => import('#screens/auth/sign-in-dialog.tsx'));

/** How long the first screen has the network to itself, in milliseconds. */
const calm = 3000;

/** The sign-in dialog over an expired or locked session; its code is fetched while there is still time for it. */
export function SignInAgain() {
  const { session } = useServices();
  const isOpen = useSelector(session, (snapshot) => snapshot.hasTag('dialog'));

  useEffect(() => {
    const timer = setTimeout(() => void dialogCode.load().catch(() => undefined), calm);
    return () => clearTimeout(timer);
  }, []);

  if (!isOpen) return null;
  return <LazyPage code={dialogCode}>{({ SignInDialog }) => <SignInDialog />}</LazyPage>;
}
