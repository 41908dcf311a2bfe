import { renewalChannel } from '#domain/kept-answers.ts';
import { keptDatabase } from '#storage/kept/database.ts';
import { activateShell } from './activate-shell.ts';
import { Lists } from './answer-list.ts';
import { answerRequest } from './answer-request.ts';
import { applyUpdate, asksForUpdate } from './apply-update.ts';
import type { Environment } from './environment.ts';
import { installShell } from './install-shell.ts';
import { keptCallOf } from './kept-call.ts';
import { describeShell, type ShellEntry } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly ShellEntry[] };

const shell = describeShell(self.__WB_MANIFEST, self.registration.scope);

const environment: Environment = {
  fetch: (request, init) => self.fetch(request, init),
  caches: self.caches,
  clock: {
    setTimeout: (callback, milliseconds) => self.setTimeout(callback, milliseconds),
    clearTimeout: (timer) => self.clearTimeout(timer),
  },
  locks: self.navigator.locks,
};

self.addEventListener('install', (event) => event.waitUntil(installShell(environment, shell)));

self.addEventListener('activate', (event) => {
  event.waitUntil(activateShell(environment, shell).then(() => self.clients.claim()));
});

const renewals = new BroadcastChannel(renewalChannel);

const lists = new Lists({
  ...environment,
  openDatabase: keptDatabase,
  now: () => Date.now(),
  notify: (renewed) => renewals.postMessage(renewed),
});

self.addEventListener('fetch', (event) => {
  const call = keptCallOf(event.request);
  const answer = call
    ? lists.answer(call, event.request, (work) => event.waitUntil(work))
    : answerRequest(environment, shell, event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  if (!asksForUpdate(event.data)) return;
  event.waitUntil(
    applyUpdate(environment, {
      skipWaiting: () => self.skipWaiting(),
      refuse: () => event.source?.postMessage({ type: 'UPDATE_REFUSED' }),
    }),
  );
});
