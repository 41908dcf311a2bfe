import { useEffect } from 'react';
import { useServices } from '#actors/services-context.ts';
import { canReach } from '#machines/connectivity/selectors.ts';

const soon = 60_000;

interface Readable {
  readonly send: (event: { type: 'list.refresh' | 'list.freshen' }) => void;
}

/**
 * Reads again when the server can be reached again, and when the person comes back to the page after a minute or more. With
 * `list.freshen` rows that would move wait for the person's word.
 */
export function useFreshening(list: Readable, type: 'list.refresh' | 'list.freshen'): void {
  const { connection } = useServices();
  useEffect(() => {
    let left = Date.now();
    const read = () => list.send({ type });
    const follow = () => {
      if (document.visibilityState === 'hidden') left = Date.now();
      else if (Date.now() - left >= soon) read();
    };
    let couldReach = canReach(connection.getSnapshot());
    const watching = connection.subscribe((snapshot) => {
      if (snapshot.hasTag('probing')) return;
      if (canReach(snapshot) && !couldReach) read();
      couldReach = canReach(snapshot);
    });
    document.addEventListener('visibilitychange', follow);
    return () => {
      watching.unsubscribe();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [connection, list, type]);
}
