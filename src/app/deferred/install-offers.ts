import type { InstallOffer } from '#update/installation.ts';

/** Offers to install the app come when the browser likes: they are caught from the first moment on. */
export interface InstallOffers {
  latest: InstallOffer | undefined;
  /** Called with each one; what has come before is in `latest`. */
  tell: () => void;
}

export function catchInstallOffers(): InstallOffers {
  const offers: InstallOffers = { latest: undefined, tell: () => undefined };
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser would show a bar of its own.
    event.preventDefault();
    // The event's type is Chromium's own.
    offers.latest = event as InstallOffer;
    offers.tell();
  });
  return offers;
}
