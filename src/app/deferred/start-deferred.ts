import { type InstallationActor, startInstallation } from '#update/installation.ts';
import { subscribeRegistration } from '#update/subscribe-registration.ts';
import { hasTypedText } from '#update/typed-text.ts';
import { startUpdate, type UpdateActor } from '#update/update.ts';
import { isAtLogin } from '../at-login.ts';
import type { InstallOffers } from './install-offers.ts';
import { registerWorker } from './register-worker.ts';
import { subscribeLaunches } from './subscribe-launches.ts';

interface Early {
  readonly offers: InstallOffers;
  /** The worker that controlled the page when it began. */
  readonly worker: ServiceWorker | null;
}

/** What comes after the first screen. */
export interface Deferred {
  readonly installation: InstallationActor;
  /** Comes with the worker; undefined where there is none: in development, and on an address that is not secure. */
  readonly update: Promise<UpdateActor | undefined>;
}

/** How long after its start a launch in which nobody has done anything may be replaced, in milliseconds. */
const launch = 10_000;

export function startDeferred({ offers, worker }: Early): Deferred {
  subscribeLaunches();
  // Kept at hand for when the network is gone.
  void import('#api/http/probe.ts').catch(() => undefined);
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
  offers.tell = () => installation.send({ type: 'installation.offered' });
  if (offers.latest) offers.tell();
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
  return isAtLogin() || (performance.now() < launch && !navigator.userActivation.hasBeenActive);
}
