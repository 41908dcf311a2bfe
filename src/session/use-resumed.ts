import { useEffect } from 'react';
import type { Subscription } from 'xstate';
import { isSignedIn } from '#machines/session/selectors.ts';
import { useServices } from '#services/services-context.ts';

interface SuspendedActor {
  readonly send: (event: { type: 'session.resumed' }) => void;
  readonly subscribe: (listener: (snapshot: { hasTag: (tag: 'awaitingSignIn') => boolean }) => void) => Subscription;
}

/**
 * Resumes work that a lost session interrupted, once the same user has signed in again. Resumes at once if that
 * happened while the call was failing.
 */
export function useResumed(actor: SuspendedActor): void {
  const { session } = useServices();
  useEffect(() => {
    const resume = () => {
      actor.send({ type: 'session.resumed' });
    };
    const subscriptions = [
      session.on('session.resumed', resume),
      actor.subscribe((snapshot) => {
        if (snapshot.hasTag('awaitingSignIn') && isSignedIn(session.getSnapshot())) resume();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [session, actor]);
}
