/** The lookups of one key. */
interface Lookups<Found> {
  readonly running: Promise<Found>;
  /** Starts when the running one ends, for all callers that have arrived meanwhile. */
  next?: Promise<Found>;
}

/**
 * Makes callers with the same key share a lookup: at most one of a key runs at a time. A caller never shares one that runs
 * already, whose result may be older than the call.
 *
 * @param lookUp rejects for all of its callers; the next lookup starts anyway.
 */
export function shareLookups<Found>(lookUp: (key: string) => Promise<Found>): (key: string) => Promise<Found> {
  const byKey = new Map<string, Lookups<Found>>();

  function start(key: string): Promise<Found> {
    const running = lookUp(key);
    const own: Lookups<Found> = { running };
    byKey.set(key, own);
    const end = () => {
      if (own.next === undefined) byKey.delete(key);
    };
    running.then(end, end);
    return running;
  }

  return (key) => {
    const own = byKey.get(key);
    if (own === undefined) return start(key);
    const startNext = () => start(key);
    own.next ??= own.running.then(startNext, startNext);
    return own.next;
  };
}
