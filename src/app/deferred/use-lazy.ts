import { createContext, use, useEffect, useState } from 'react';
import type { Deferred } from './start-deferred.ts';

/** What comes after the first screen: the worker, updates and installation. */
export const DeferredContext = createContext<Promise<Deferred> | null>(null);

/** Undefined until it has come. */
export function useDeferred(): Deferred | undefined {
  return useArrival(use(DeferredContext));
}

/** What a promise brings, once it has; it is to be the same promise at every drawing. */
export function useArrival<T extends object>(coming: Promise<T | undefined> | null): T | undefined {
  const [arrived, setArrived] = useState<T>();
  useEffect(() => {
    void coming?.then((what) => setArrived(() => what));
  }, [coming]);
  return arrived;
}
