import { dirtyLockPrefix } from '#domain/dirty-lock.ts';

/** This window's, for as long as its page lives. */
const ownLock = dirtyLockPrefix + Math.random().toString(36).slice(2);

/** Browsers have locks on secure addresses only; where there are none there is no worker either, and so no update. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/**
 * Tells all windows and the worker that this one has something typed that a reload would take, until what is returned is
 * called. Several may hold it at once; it goes with the page.
 */
export function holdDirtyLock(): () => void {
  const held = new AbortController();
  const { signal } = held;
  const untilReleased = () =>
    new Promise<void>((release) => {
      signal.addEventListener('abort', () => release());
    });
  // A request that is given up before it was granted is refused by this name.
  void locks()
    ?.request(ownLock, { mode: 'shared', signal }, untilReleased)
    .catch(() => undefined);
  return () => held.abort();
}

/** Which windows have something typed, as the dirty locks say. */
export async function findDirtyLocks(): Promise<'here' | 'elsewhere' | null> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(dirtyLockPrefix) === true ? name : []));
  if (names.includes(ownLock)) return 'here';
  return names.length > 0 ? 'elsewhere' : null;
}
