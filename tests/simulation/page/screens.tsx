import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { AppRouter } from '#app/routing/router.ts';
import { subscribeSession } from '#app/subscribe-session.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { useServices } from '#services/services-context.ts';
import { DraftsScreen } from './drafts-screen.tsx';
import { FormScreen } from './form-screen.tsx';
import { ListScreen } from './list-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import type { Stage } from './stage.ts';

/** The app's screens without a picture of them: the same hooks and machines, put on the stage instead of drawn. */
export function Screens({ stage }: { readonly stage: Stage }) {
  const { session } = useServices();
  const place = useSyncExternalStore(stage.subscribe, stage.place);
  const user = useSelector(session, currentUser);
  const isDialog = useSelector(session, (snapshot) => snapshot.hasTag('dialog'));

  useEffect(() => {
    const navigate = ({ to }: { readonly to: string }) => stage.go({ kind: to === '/login' ? 'login' : 'dashboard' });
    // Of the router only this is used.
    return subscribeSession(session, { navigate } as unknown as AppRouter);
  }, [session, stage]);

  if (place.kind === 'login') return <LoginScreen stage={stage} user={null} />;
  if (user === null) return null;
  return (
    <>
      {place.kind === 'list' && <ListScreen key={`list ${user.id}`} stage={stage} query={place.query} />}
      {place.kind === 'form' && (
        <FormScreen key={`${user.id} ${place.id} ${place.draft}`} stage={stage} id={place.id} chosen={place.draft} />
      )}
      {place.kind === 'drafts' && <DraftsScreen key={`drafts ${user.id}`} stage={stage} />}
      {isDialog && <LoginScreen stage={stage} user={user} />}
    </>
  );
}
