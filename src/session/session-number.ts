import type { SessionActor } from './session-actor.ts';

const numbers = new WeakMap<SessionActor, number>();

/** Counts the sessions of a tab. Call it before anything else follows the session. */
export function countSessions(session: SessionActor): void {
  let isThere = false;
  session.subscribe((snapshot) => {
    const wasThere = isThere;
    isThere = snapshot.hasTag('session');
    if (wasThere && !isThere) numbers.set(session, sessionNumber(session) + 1);
  });
}

/** Another number for each session of the tab. What a session has started must not continue in the next one. */
export function sessionNumber(session: SessionActor): number {
  return numbers.get(session) ?? 0;
}
