import { currentUser } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';
import { isAtLogin } from './at-login.ts';
import { clearListLocations } from './routing/list-locations.ts';
import { rememberWanted } from './routing/return-to.ts';
import type { AppRouter } from './routing/router.ts';

/**
 * Takes the screen to where the session is: to /login when it has ended (section 4), to /dashboard when somebody else
 * has taken it over. Nothing on the screen may hold that up: what is there is no longer the person's to see.
 */
export function subscribeSession(session: SessionActor, router: AppRouter): () => void {
  let former = currentUser(session.getSnapshot());
  const following = session.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return;
    const user = currentUser(snapshot);
    if (former !== null && former.id !== user?.id) clearListLocations();
    if (former !== null && user === null) {
      // Whoever leaves by themselves is at the login already; what ended elsewhere is gone on with here.
      if (!isAtLogin()) rememberWanted(window.location.hash.slice(1), former.id);
      void router.navigate({ to: '/login', ignoreBlocker: true });
    }
    former = user;
  });
  const replacing = session.on('session.replaced', () => {
    void router.navigate({ to: '/dashboard', ignoreBlocker: true });
  });
  return () => {
    following.unsubscribe();
    replacing.unsubscribe();
  };
}
