import { cacheUpdateChannel } from '#domain/cache-messages.ts';
import { createBrowserDraftWrites } from '#drafts/store/browser-draft-writes.ts';
import { withCache } from '#storage/cache/store/database.ts';
import { applyUpdate, asksForUpdate } from './apply-update.ts';
import { type Environment, settleWithin } from './environment.ts';
import { activateShell, installShell } from './install-shell.ts';
import { receiveCheck } from './repair-shell.ts';
import { respond } from './respond.ts';
import { cachedCallOf, Lists } from './respond-to-list.ts';
import { describeShell, type ShellEntry } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly ShellEntry[] };

/** How long the deletion of old caches may delay requests, in milliseconds. */
const activationTimeoutMs = 10_000;

const shell = describeShell(self.__WB_MANIFEST, self.registration.scope);

const environment: Environment = {
  fetch: (request, init) => self.fetch(request, init),
  caches: self.caches,
  clock: {
    setTimeout: (callback, milliseconds) => self.setTimeout(callback, milliseconds),
    clearTimeout: (timer) => self.clearTimeout(timer),
  },
  now: () => Date.now(),
  locks: self.navigator.locks,
};

self.addEventListener('install', (event) => event.waitUntil(installShell(environment, shell)));

self.addEventListener('activate', (event) => {
  // No request is handled before this ends.
  const activation = settleWithin(environment, activationTimeoutMs, activateShell(environment, shell));
  event.waitUntil(activation.then(() => self.clients.claim()));
});

const updates = new BroadcastChannel(cacheUpdateChannel);

const lists = new Lists({
  ...environment,
  withCache,
  notify: (updated) => updates.postMessage(updated),
});

self.addEventListener('fetch', (event) => {
  const call = cachedCallOf(event.request);
  const response = call
    ? lists.respond(call, event.request, (work) => event.waitUntil(work))
    : respond(environment, shell, event.request);
  if (response) event.respondWith(response);
});

const drafts = createBrowserDraftWrites(self.navigator.locks);

self.addEventListener('message', (event) => {
  const stored = drafts.receive(event);
  if (stored) event.waitUntil(stored);
  const checked = receiveCheck(environment, shell, event);
  if (checked) event.waitUntil(checked);
  if (!asksForUpdate(event.data)) return;
  event.waitUntil(
    applyUpdate(environment, {
      skipWaiting: () => self.skipWaiting(),
      refuse: () => event.source?.postMessage({ type: 'UPDATE_REFUSED' }),
    }),
  );
});
