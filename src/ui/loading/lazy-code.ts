/** Code that is fetched when it is first needed. Once here it stays, so that a screen opened again shows at once. */
export interface LazyCode<Code> {
  readonly arrived: () => Code | undefined;
  /** Asks for it, again after a failure. */
  readonly load: () => Promise<Code>;
  /** Tells when it has come. Gives what ends that. */
  readonly subscribe: (onArrival: () => void) => () => void;
}

export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let arrived: Code | undefined;
  const listeners = new Set<() => void>();
  return {
    arrived: () => arrived,
    load: async () => {
      arrived = await load();
      for (const listener of listeners) listener();
      return arrived;
    },
    subscribe: (onArrival) => {
      listeners.add(onArrival);
      return () => listeners.delete(onArrival);
    },
  };
}

/** The same, one for each key. */
export function lazyCodeByKey<Key, Code>(load: (key: Key) => Promise<Code>): (key: Key) => LazyCode<Code> {
  const codes = new Map<Key, LazyCode<Code>>();
  return (key) => {
    const known = codes.get(key) ?? lazyCode(() => load(key));
    codes.set(key, known);
    return known;
  };
}
