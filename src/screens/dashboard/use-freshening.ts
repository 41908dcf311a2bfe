import { useEffect } from 'react';

const soon = 60_000;

interface Readable {
  readonly send: (event: { type: 'list.refresh' }) => void;
}

/** Reads again when the connection is back, and when the person comes back to the page after a minute or more. */
export function useFreshening(list: Readable): void {
  useEffect(() => {
    let left = Date.now();
    const refresh = () => list.send({ type: 'list.refresh' });
    const follow = () => {
      if (document.visibilityState === 'hidden') left = Date.now();
      else if (Date.now() - left >= soon) refresh();
    };
    window.addEventListener('online', refresh);
    document.addEventListener('visibilitychange', follow);
    return () => {
      window.removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [list]);
}
