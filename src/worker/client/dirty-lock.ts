import { useEffect } from 'react';
import { dirtyLockPrefix } from '#domain/dirty-lock.ts';

/** The name of this window's lock. */
const ownLock = dirtyLockPrefix + Math.random().toString(36).slice(2);

/** How many forms hold the lock. Counted here because the browser grants a lock with a delay. */
let holders = 0;

/** Browsers have locks in secure contexts only. Without them there is no worker either, and so no update. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/**
 * Marks this window as having unsaved input, for all windows and the worker, until the returned function is called. Several
 * forms can hold the lock at once. It ends with the page.
 */
export function holdDirtyLock(): () => void {
  const held = new AbortController();
  const { signal } = held;
  holders += 1;
  const untilReleased = () =>
    new Promise<void>((release) => {
      signal.addEventListener('abort', () => release());
    });
  // A request that is aborted before it was granted rejects.
  void locks()
    ?.request(ownLock, { mode: 'shared', signal }, untilReleased)
    .catch(() => undefined);
  signal.addEventListener('abort', () => {
    holders -= 1;
  });
  return () => held.abort();
}

/** Where the dirty locks report unsaved input: in this window (also if it began during the query), in another, or nowhere. */
export async function findDirtyLocks(): Promise<'here' | 'elsewhere' | null> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(dirtyLockPrefix) === true ? name : []));
  if (holders > 0) return 'here';
  return names.some((name) => name !== ownLock) ? 'elsewhere' : null;
}

/** Holds the dirty lock while a form has unsaved input. No window is updated meanwhile. */
export function useDirtyLock(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdDirtyLock() : undefined), [isDirty]);
}
