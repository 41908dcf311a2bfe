import { useEffect } from 'react';
import { useReconnected } from '#session/connection/use-reconnected.ts';

/** Hidden for less than this, a page is not revalidated. */
const minHiddenMs = 60_000;

interface Revalidatable {
  readonly send: (event: { type: 'list.refresh' | 'list.revalidate' }) => void;
}

/**
 * Revalidates when the connection is back, and when the page is visible again after a minute or more. With
 * `list.revalidate`, new rows that would move others are shown only after the user's press.
 */
export function useRevalidation(list: Revalidatable, type: 'list.refresh' | 'list.revalidate'): void {
  useReconnected(() => list.send({ type }));
  useEffect(() => {
    let hiddenAt = Date.now();
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (Date.now() - hiddenAt >= minHiddenMs) list.send({ type });
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [list, type]);
}
