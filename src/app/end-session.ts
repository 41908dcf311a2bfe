import { waitFor } from 'xstate';
import { currentUser, type SessionSnapshot } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';

/** Waits until the session has found out whether a user is signed in. */
export function settled(session: SessionActor): Promise<SessionSnapshot> {
  return waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
}

/** "Visiting the login screen first logs the user out" (section 2). Resolves once no user is signed in. */
export async function endSession(session: SessionActor): Promise<void> {
  if (currentUser(await settled(session)) === null) return;
  session.send({ type: 'session.signOut' });
  await settled(session);
}

/** Whether the address is the login's. Works before the router is loaded. */
export const isAtLogin = () => /^#?\/?(login)?$/.test(window.location.hash);
