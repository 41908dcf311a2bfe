import { currentUser } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';
import { isAtLogin } from '../end-session.ts';
import { clearListLocations, rememberReturnTo } from './locations.ts';
import type { AppRouter } from './router.ts';

/**
 * Navigates with the session: to /login when it has ended (section 4), to /dashboard when another user has replaced it.
 * Ignores navigation blocks, because the former user's data must leave the screen.
 */
export function subscribeSession(session: SessionActor, router: AppRouter): () => void {
  let former = currentUser(session.getSnapshot());
  const subscription = session.subscribe((snapshot) => {
    if (snapshot.hasTag('busy')) return;
    const user = currentUser(snapshot);
    if (former !== null && former.id !== user?.id) clearListLocations();
    if (former !== null && user === null) {
      // A user who signs out here is at the login already. A session that ended elsewhere can resume at this address.
      if (!isAtLogin()) rememberReturnTo(window.location.hash.slice(1), former.id);
      void router.navigate({ to: '/login', ignoreBlocker: true });
    }
    former = user;
  });
  const replacedSubscription = session.on('session.replaced', () => {
    void router.navigate({ to: '/dashboard', ignoreBlocker: true });
  });
  return () => {
    subscription.unsubscribe();
    replacedSubscription.unsubscribe();
  };
}
