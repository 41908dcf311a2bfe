import { useEffect } from 'react';
import { useReconnected } from '#connection/use-reconnected.ts';

const soon = 60_000;

interface Readable {
  readonly send: (event: { type: 'list.refresh' | 'list.revalidate' }) => void;
}

/**
 * Reads again when the server can be reached again, and when the person comes back to the page after a minute or more. With
 * `list.revalidate` rows that would move wait for the person's word.
 */
export function useRevalidation(list: Readable, type: 'list.refresh' | 'list.revalidate'): void {
  useReconnected(() => list.send({ type }));
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
