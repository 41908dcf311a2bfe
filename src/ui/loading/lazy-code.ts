import { refetchFailedStyles } from './failed-styles.ts';

/** Code that is fetched when it is first needed and then stays loaded, so that a reopened screen shows at once. */
export interface LazyCode<Code> {
  readonly arrived: () => Code | undefined;
  /** Fetches the code; call it again after a failure. */
  readonly load: () => Promise<Code>;
  /** Calls the listener when the code has arrived. Returns the unsubscribe function. */
  readonly subscribe: (onArrival: () => void) => () => void;
}

export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let arrived: Code | undefined;
  const listeners = new Set<() => void>();
  return {
    arrived: () => arrived,
    load: async () => {
      await refetchFailedStyles();
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

/** One `LazyCode` for each key. */
export function lazyCodeByKey<Key, Code>(load: (key: Key) => Promise<Code>): (key: Key) => LazyCode<Code> {
  const codes = new Map<Key, LazyCode<Code>>();
  return (key) => {
    const code = codes.get(key) ?? lazyCode(() => load(key));
    codes.set(key, code);
    return code;
  };
}
