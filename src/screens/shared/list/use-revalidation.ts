import { useEffect } from 'react';
import { useReachableAgain } from '#connection/use-reconnected.ts';

const soon = 60_000;

interface Readable {
  readonly send: (event: { type: 'list.refresh' | 'list.freshen' }) => void;
}

/**
 * Reads again when the server can be reached again, and when the person comes back to the page after a minute or more. With
 * `list.freshen` rows that would move wait for the person's word.
 */
export function useFreshening(list: Readable, type: 'list.refresh' | 'list.freshen'): void {
  useReachableAgain(() => list.send({ type }));
  useEffect(() => {
    let left = Date.now();
    const follow = () => {
      if (document.visibilityState === 'hidden') left = Date.now();
      else if (Date.now() - left >= soon) list.send({ type });
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [list, type]);
}
