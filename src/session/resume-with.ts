import type { Subscription } from 'xstate';
import { canContinue } from '#machines/session/selectors.ts';
import type { SessionActor } from './session-actor.ts';
import { sessionNumber } from './session-number.ts';

interface Snapshot {
  readonly hasTag: (tag: 'awaitingSignIn') => boolean;
}

interface SuspendedActor {
  readonly send: (event: { type: 'session.resumed' }) => void;
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: (snapshot: Snapshot) => void) => Subscription;
}

/**
 * Resumes work that a lost session interrupted, once the same user has signed in again. Resumes it too when the sign-in
 * dialog closes because the connection is lost: the work then fails with that reason, instead of a wait that nothing shows.
 * Never resumes it in another session. Returns a function that ends this.
 */
export function resumeWith(session: SessionActor, actor: SuspendedActor): () => void {
  const number = sessionNumber(session);
  const isSame = () => sessionNumber(session) === number;
  const resume = () => {
    if (isSame()) actor.send({ type: 'session.resumed' });
  };
  const resumeIfPossible = () => {
    if (actor.getSnapshot().hasTag('awaitingSignIn') && canContinue(session.getSnapshot())) resume();
  };
  const subscriptions = [
    session.on('session.resumed', resume),
    session.subscribe(resumeIfPossible),
    actor.subscribe(resumeIfPossible),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
