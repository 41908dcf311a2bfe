import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { AppRouter } from '#app/routing/router.ts';
import { subscribeSession } from '#app/routing/subscribe-session.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { useServices } from '#session/services/services-context.ts';
import { DraftsScreen } from './drafts-screen.tsx';
import { FormScreen } from './form-screen.tsx';
import { ImportScreen } from './import/import-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import type { Stage } from './stage.ts';
import { UndoScreen } from './undo-screen.tsx';

/** The app's screens without their markup: the same hooks and machines, which register on the stage. */
export function Screens({ stage }: { readonly stage: Stage }) {
  const { session } = useServices();
  const route = useSyncExternalStore(stage.subscribe, stage.route);
  const user = useSelector(session, currentUser);
  const isDialog = useSelector(session, (snapshot) => snapshot.hasTag('dialog'));

  useEffect(() => {
    const navigate = ({ to }: { readonly to: string }) => stage.go({ kind: to === '/login' ? 'login' : 'dashboard' });
    // `subscribeSession` uses only `navigate` of the router.
    return subscribeSession(session, { navigate } as unknown as AppRouter);
  }, [session, stage]);

  if (route.kind === 'login') return <LoginScreen stage={stage} user={null} />;
  if (user === null) return null;
  return (
    <>
      {route.kind === 'list' && <ListScreen key={`list ${user.id}`} stage={stage} query={route.query} />}
      {route.kind === 'form' && (
        <FormScreen key={`${user.id} ${route.id} ${route.draft}`} stage={stage} id={route.id} chosen={route.draft} />
      )}
      {route.kind === 'import' && (
        <ImportScreen key={`${user.id} ${route.series}`} stage={stage} series={route.series} />
      )}
      {route.kind === 'drafts' && <DraftsScreen key={`drafts ${user.id}`} stage={stage} />}
      <UndoScreen key={`undo ${user.id}`} stage={stage} userId={user.id} />
      {isDialog && <LoginScreen stage={stage} user={user} />}
    </>
  );
}
