import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Listeners } from '#domain/listeners.ts';
import { refetchFailedStyles } from './failed-styles.ts';

/** Code that is fetched when it is first needed and then stays loaded, so that a reopened screen shows at once. */
export interface LazyCode<Code> {
  readonly arrived: () => Code | undefined;
  /** Fetches the code, unless it has arrived; call it again after a failure. */
  readonly load: () => Promise<Code>;
  /** Fetches the code before it is needed. Ignores a failure: the code is fetched again when it is needed. */
  readonly prefetch: () => void;
  /** Calls the listener when the code has arrived. Returns the unsubscribe function. */
  readonly subscribe: (onArrival: () => void) => () => void;
}

export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let arrived: Code | undefined;
  const arrivals = new Listeners();
  const fetch = async () => {
    await refetchFailedStyles();
    arrived = await load();
    arrivals.notify();
    return arrived;
  };
  return {
    arrived: () => arrived,
    load: async () => arrived ?? (await fetch()),
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

/** How long a change of screens waits for code that is nearly loaded, so that the screen renders once. */
const screenTimeoutMs = 100;

/** The value of a promise if it resolves within the timeout. Undefined if it takes longer or rejects. */
export async function resolveWithin<Value>(
  promise: Promise<Value>,
  timeoutMs = screenTimeoutMs,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  const value = await Promise.race([promise.catch(() => undefined), timeout]);
  clearTimeout(timer);
  return value;
}
