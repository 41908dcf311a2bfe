import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Listeners } from '#domain/listeners.ts';
import { resolveWithin } from '#domain/resolve-within.ts';
import { refetchFailedStyles } from './failed-styles.ts';

/** Code that is fetched when it is first needed and then stays loaded, so that a reopened screen shows at once. */
export interface LazyCode<Code> {
  readonly arrived: () => Code | undefined;
  /** Fetches the code, unless it has arrived; call it again after a failure. */
  readonly load: () => Promise<Code>;
  /** The same for a change of screens, which does not wait long. */
  readonly loadInTime: () => Promise<Code | undefined>;
  /** Fetches the code before it is needed. Ignores a failure: the code is fetched again when it is needed. */
  readonly prefetch: () => void;
  /** Calls the listener when the code has arrived. Returns the unsubscribe function. */
  readonly subscribe: (onArrival: () => void) => () => void;
}

export function lazyCode<Code>(request: () => Promise<Code>): LazyCode<Code> {
  let arrived: Code | undefined;
  const arrivals = new Listeners();
  const fetch = async () => {
    await refetchFailedStyles();
    arrived = await request();
    arrivals.notify();
    return arrived;
  };
  const load = async () => arrived ?? (await fetch());
  return {
    arrived: () => arrived,
    load,
    loadInTime: () => resolveWithin(load()),
    prefetch: () => {
      if (arrived === undefined) void fetch().catch(() => undefined);
    },
    subscribe: arrivals.subscribe,
  };
}

/** Loads code while `isWanted`; undefined until it has arrived. Calls `onFailure` if it cannot be fetched. */
export function useLazyCode<Code>(code: LazyCode<Code>, isWanted: boolean, onFailure: () => void): Code | undefined {
  const arrived = useSyncExternalStore(code.subscribe, code.arrived);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isWanted || code.arrived() !== undefined) return;
    let isUnmounted = false;
    code.load().catch(() => !isUnmounted && fail());
    return () => {
      isUnmounted = true;
    };
  }, [code, isWanted]);
  return isWanted ? arrived : undefined;
}
