import { hasTypedText } from '#update/has-typed-text.ts';
import { type InstallationActor, startInstallation } from '#update/installation.ts';
import { subscribeRegistration } from '#update/subscribe-registration.ts';
import { startUpdate, type UpdateActor } from '#update/update.ts';
import { isAtLogin } from '../at-login.ts';
import type { InstallOffers } from './install-offers.ts';
import { type DeferredServices, prefetchCode } from './lazy-loading.ts';
import { registerWorker } from './register-worker.ts';
import { subscribeLaunches } from './subscribe-launches.ts';

interface EarlyCaptures {
  readonly offers: InstallOffers;
  /** The worker that controlled the page when it loaded. */
  readonly worker: ServiceWorker | null;
}

/** Until when after its start an untouched window may reload for an update. */
const quietLaunchMs = 10_000;

/** Starts the services that can wait until after the first paint. */
export function startDeferredServices({ offers, worker }: EarlyCaptures): DeferredServices {
  subscribeLaunches();
  // The probe is needed when the network fails, and its code cannot be loaded then.
  prefetchCode(() => import('#api/http/probe.ts'));
  const installation = subscribeOffers(offers);
  const update = registerWorker().then((registration) => registration && subscribeUpdates(registration, worker));
  return { installation, update };
}

function subscribeOffers(offers: InstallOffers): InstallationActor {
  const installation = startInstallation(() => {
    const { latest } = offers;
    offers.latest = undefined;
    return latest;
  });
  offers.notify = () => installation.send({ type: 'installation.offered' });
  if (offers.latest) offers.notify();
  window.addEventListener('appinstalled', () => installation.send({ type: 'installation.installed' }));
  return installation;
}

function subscribeUpdates(registration: ServiceWorkerRegistration, first: ServiceWorker | null): UpdateActor {
  const update = startUpdate({
    registration,
    channel: new BroadcastChannel('update'),
    reload: () => window.location.reload(),
  });
  subscribeRegistration({ registration, workers: navigator.serviceWorker, first, isQuiet, update });
  return update;
}

function isQuiet(): boolean {
  if (hasTypedText(document)) return false;
  return isAtLogin() || (performance.now() < quietLaunchMs && !navigator.userActivation.hasBeenActive);
}
