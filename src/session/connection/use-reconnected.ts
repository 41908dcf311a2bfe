import { useEffect, useEffectEvent } from 'react';
import { canReach } from '#machines/connectivity/machine.ts';
import { useServices } from '#session/services/services-context.ts';

/** Calls back each time the server becomes reachable again. */
export function useReconnected(onReconnected: () => unknown): void {
  const { connection } = useServices();
  const notify = useEffectEvent(onReconnected);
  useEffect(() => {
    let couldReach = canReach(connection.getSnapshot());
    const subscription = connection.subscribe((snapshot) => {
      if (snapshot.hasTag('probing')) return;
      if (canReach(snapshot) && !couldReach) notify();
      couldReach = canReach(snapshot);
    });
    return () => subscription.unsubscribe();
  }, [connection]);
}
