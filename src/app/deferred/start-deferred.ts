import { Workbox } from 'workbox-window';
import { repairShellWhenIdle } from '#worker/client/check-shell.ts';
import { hasTypedText } from '#worker/client/has-typed-text.ts';
import { type InstallationActor, startInstallation } from '#worker/client/installation.ts';
import { subscribeRegistration } from '#worker/client/subscribe-registration.ts';
import { startUpdate, type UpdateActor } from '#worker/client/update.ts';
import { isAtLogin } from '../end-session.ts';
import type { DeferredServices, InstallOffers } from './deferred-services.ts';
import { showFocusWhole } from './show-focus-whole.ts';

interface EarlyCaptures {
  readonly offers: InstallOffers;
  /** The worker that controlled the page when it loaded. */
  readonly worker: ServiceWorker | null;
  /** Resolves when the code of daily work is there. */
  readonly dailyCode: Promise<void>;
}

/** Until when after its start an untouched window may reload for an update. */
const quietLaunchMs = 10_000;

/** Starts the services that can wait until after the first paint. */
export function startDeferredServices({ offers, worker, dailyCode }: EarlyCaptures): DeferredServices {
  subscribeLaunches();
  showFocusWhole();
  const installation = subscribeOffers(offers);
  // The worker stores all files: those of daily work come first.
  const update = dailyCode
    .then(registerWorker)
    .then((registration) => registration && subscribeUpdates(registration, worker));
  if (worker) repairShellWhenIdle();
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

/**
 * Registers the service worker, in production and in secure contexts (https or localhost). Resolves with the registration,
 * or with undefined without a worker. The app works without one.
 *
 * It never reloads the page and never applies an update by itself.
 */
async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return undefined;
  try {
    // Static hosts may let browsers cache the worker's script for hours. An update must be found at once.
    return await new Workbox('./sw.js', { updateViaCache: 'none' }).register({ immediate: true });
  } catch (error) {
    console.warn('The app cannot be cached for offline use:', error);
    return undefined;
  }
}

/** Chromium only. When the installed app is started again, the open window receives the launch. */
interface LaunchQueue {
  readonly setConsumer: (consumer: (launch: { readonly targetURL?: string }) => void) => void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

/**
 * Opens the target of a shortcut or link in the open window, by setting its hash. For the router this is an ordinary
 * navigation: a form with unsaved changes asks first.
 */
function subscribeLaunches(): void {
  let isFirst = true;
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const isOwnLaunch = isFirst && targetURL === startUrl();
    isFirst = false;
    // The launch that opened this window needs no navigation.
    if (targetURL === undefined || isOwnLaunch) return;
    const { hash } = new URL(targetURL);
    if (hash !== '') window.location.hash = hash;
  });
}

function startUrl(): string | undefined {
  return performance.getEntriesByType('navigation')[0]?.name;
}
