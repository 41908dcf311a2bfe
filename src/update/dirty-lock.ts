import { dirtyLockPrefix } from '#domain/dirty-lock.ts';

/** This window's, for as long as its page lives. */
const ownLock = dirtyLockPrefix + Math.random().toString(36).slice(2);

/** How many hold it: the browser grants a lock a moment after it was asked for. */
let holders = 0;

/** Browsers have locks on secure addresses only; where there are none there is no worker either, and so no update. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/**
 * Tells all windows and the worker that this one has something typed that a reload would take, until what is returned is
 * called. Several may hold it at once; it goes with the page.
 */
export function holdDirtyLock(): () => void {
  const held = new AbortController();
  const { signal } = held;
  holders += 1;
  const untilReleased = () =>
    new Promise<void>((release) => {
      signal.addEventListener('abort', () => release());
    });
  // A request that is given up before it was granted is refused by this name.
  void locks()
    ?.request(ownLock, { mode: 'shared', signal }, untilReleased)
    .catch(() => undefined);
  signal.addEventListener('abort', () => {
    holders -= 1;
  });
  return () => held.abort();
}

/** Which windows have something typed, as the dirty locks say: of this one, at the moment of the answer. */
export async function findDirtyLocks(): Promise<'here' | 'elsewhere' | null> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(dirtyLockPrefix) === true ? name : []));
  if (holders > 0) return 'here';
  return names.some((name) => name !== ownLock) ? 'elsewhere' : null;
}
