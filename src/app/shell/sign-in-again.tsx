import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useServices } from '#services/services-context.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { prefetchCode } from '../deferred/lazy-loading.ts';

const dialogCode = lazyCode(() => import('#screens/auth/sign-in-dialog.tsx'));

/** Delay before the dialog's code is loaded, so that the first screen has the network to itself. */
const prefetchDelayMs = 3000;

/** The sign-in dialog over an expired or locked session. Its code is prefetched while a connection exists. */
export function SignInAgain() {
  const { session } = useServices();
  const isOpen = useSelector(session, (snapshot) => snapshot.hasTag('dialog'));

  useEffect(() => {
    const timer = setTimeout(prefetchCode, prefetchDelayMs, dialogCode.load);
    return () => clearTimeout(timer);
  }, []);

  if (!isOpen) return null;
  return <LazyPage code={dialogCode}>{({ SignInDialog }) => <SignInDialog />}</LazyPage>;
}
