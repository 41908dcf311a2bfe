import { useEffect } from 'react';
import type { Subscription } from 'xstate';
import { isSignedIn } from '#machines/session/selectors.ts';
import { useServices } from '#services/services-context.ts';

interface Waiting {
  readonly send: (event: { type: 'session.resumed' }) => void;
  readonly subscribe: (listener: (snapshot: { hasTag: (tag: 'awaitingSignIn') => boolean }) => void) => Subscription;
}

/**
 * Work that a lost session kept waiting goes on once the same person has signed in again; at once, if that has
 * happened while the call was failing.
 */
export function useResumed(waiting: Waiting): void {
  const { session } = useServices();
  useEffect(() => {
    const resume = () => {
      waiting.send({ type: 'session.resumed' });
    };
    const subscriptions = [
      session.on('session.resumed', resume),
      waiting.subscribe((snapshot) => {
        if (snapshot.hasTag('awaitingSignIn') && isSignedIn(session.getSnapshot())) resume();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [session, waiting]);
}
