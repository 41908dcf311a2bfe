import type { InstallOffer } from '#update/installation.ts';

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
