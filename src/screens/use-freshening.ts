import { useEffect } from 'react';

const soon = 60_000;

interface Readable {
  readonly send: (event: { type: 'list.refresh' | 'list.freshen' }) => void;
}

/**
 * Reads again when the connection is back, and when the person comes back to the page after a minute or more. With
 * `list.freshen` rows that would move wait for the person's word.
 */
export function useFreshening(list: Readable, type: 'list.refresh' | 'list.freshen'): void {
  useEffect(() => {
    let left = Date.now();
    const read = () => list.send({ type });
    const follow = () => {
      if (document.visibilityState === 'hidden') left = Date.now();
      else if (Date.now() - left >= soon) read();
    };
    window.addEventListener('online', read);
    document.addEventListener('visibilitychange', follow);
    return () => {
      window.removeEventListener('online', read);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [list, type]);
}
