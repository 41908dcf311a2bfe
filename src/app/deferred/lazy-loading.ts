import { createContext, use, useEffect, useState } from 'react';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';
import type { InstallationActor } from '#update/installation.ts';
import type { UpdateActor } from '#update/update.ts';

/**
 * How the app loads code other than through `LazyPage`, which shows slow and failed loads: before it is needed, after the
 * first paint, or with a limit on the wait.
 */

/** How long a change of screens waits for code that is nearly loaded, so that the screen renders once. */
const screenTimeoutMs = 100;

/** The value of a promise if it resolves within the timeout. Undefined if it takes longer or rejects. */
export async function resolveWithin<Value>(
  promise: Promise<Value>,
  timeoutMs = screenTimeoutMs,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  const value = await Promise.race([promise.catch(() => undefined), timeout]);
  clearTimeout(timer);
  return value;
}

/** Loads code before it is needed. Ignores failures: the code is loaded again when it is needed. */
export function prefetchCode(load: () => Promise<unknown>): void {
  void load().catch(() => undefined);
}

/** The resolved value of a promise, undefined before. Pass the same promise on each render. */
export function useResolved<Value extends object>(promise: Promise<Value | undefined> | null): Value | undefined {
  const [resolved, setResolved] = useState<Value>();
  useEffect(() => {
    void promise?.then((value) => setResolved(() => value));
  }, [promise]);
  return resolved;
}

/** Code that is loaded once the first screen is painted, undefined before. */
export function useCodeAfterFirstPaint<Code extends object>(load: () => Promise<Code>): Code | undefined {
  const [promise] = useState(() => afterFirstPaint(load));
  return useResolved(promise);
}

/** Services that start after the first paint. */
export interface DeferredServices {
  readonly installation: InstallationActor;
  /** Resolves once the worker is registered. Undefined without a worker: in development and in insecure contexts. */
  readonly update: Promise<UpdateActor | undefined>;
}

export const DeferredServicesContext = createContext<Promise<DeferredServices> | null>(null);

/** Undefined until the deferred services have started. */
export function useDeferredServices(): DeferredServices | undefined {
  return useResolved(use(DeferredServicesContext));
}
