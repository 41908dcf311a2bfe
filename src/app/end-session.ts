import { waitFor } from 'xstate';
import { currentUser, type SessionSnapshot } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';

/** The session once it knows who is there. */
export function settled(session: SessionActor): Promise<SessionSnapshot> {
  return waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
}

/** "Visiting the login screen first logs the user out" (section 2): the form shows when nobody is signed in any more. */
export async function endSession(session: SessionActor): Promise<void> {
  if (currentUser(await settled(session)) === null) return;
  session.send({ type: 'session.signOut' });
  await settled(session);
}
