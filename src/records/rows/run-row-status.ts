import type { ActorRefFrom } from 'xstate';
import type { rowStatusMachine } from '#machines/row-status/machine.ts';
import { isSignedIn } from '#machines/session/selectors.ts';
import type { SessionActor } from '#session/session-actor.ts';

/**
 * Sets the status of a row with an actor that belongs to no component, so that a change continues when its row is replaced
 * or moves. Resolves when the change has ended, with any result. Listen to the actor's events before.
 */
export function runRowStatus(
  status: ActorRefFrom<typeof rowStatusMachine>,
  to: string,
  session: SessionActor,
): Promise<void> {
  return new Promise((resolve) => {
    const resume = () => status.send({ type: 'session.resumed' });
    const subscription = session.on('session.resumed', resume);
    status.start();
    status.send({ type: 'rowStatus.set', to });
    status.subscribe((snapshot) => {
      if (snapshot.hasTag('awaitingSignIn') && isSignedIn(session.getSnapshot())) resume();
      if (snapshot.hasTag('busy')) return;
      subscription.unsubscribe();
      status.stop();
      resolve();
    });
  });
}
