import { createContext, use, useEffect, useState } from 'react';
import type { InstallationActor, InstallOffer } from '#worker/client/installation.ts';
import type { UpdateActor } from '#worker/client/update.ts';

/** The resolved value of a promise, undefined before. Pass the same promise on each render. */
export function useResolved<Value extends object>(promise: Promise<Value | undefined> | null): Value | undefined {
  const [resolved, setResolved] = useState<Value>();
  useEffect(() => {
    void promise?.then((value) => setResolved(() => value));
  }, [promise]);
  return resolved;
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

/** `beforeinstallprompt` events. The browser can fire one at any time, so the listener is added at the start. */
export interface InstallOffers {
  latest: InstallOffer | undefined;
  /** Called for each new offer. An earlier offer is in `latest`. */
  notify: () => void;
}

export function catchInstallOffers(): InstallOffers {
  const offers: InstallOffers = { latest: undefined, notify: () => undefined };
  window.addEventListener('beforeinstallprompt', (event) => {
    // Suppresses the browser's own bar.
    event.preventDefault();
    // The event's type is not standard: only Chromium has it.
    offers.latest = event as InstallOffer;
    offers.notify();
  });
  return offers;
}
