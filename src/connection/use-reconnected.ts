import { useEffect, useEffectEvent } from 'react';
import { canReach } from '#machines/connectivity/selectors.ts';
import { useServices } from '#services/services-context.ts';

/** Calls back each time the server can be reached again. */
export function useReconnected(onReturn: () => unknown): void {
  const { connection } = useServices();
  const notify = useEffectEvent(onReturn);
  useEffect(() => {
    let couldReach = canReach(connection.getSnapshot());
    const watching = connection.subscribe((snapshot) => {
      if (snapshot.hasTag('probing')) return;
      if (canReach(snapshot) && !couldReach) notify();
      couldReach = canReach(snapshot);
    });
    return () => watching.unsubscribe();
  }, [connection]);
}
