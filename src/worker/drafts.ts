import { createBrowserDraftWrites } from '#drafts/store/browser-draft-writes.ts';

/** The shared worker. It stores drafts where no service worker controls the page. */
declare const self: SharedWorkerGlobalScope;

const drafts = createBrowserDraftWrites('locks' in self.navigator ? self.navigator.locks : undefined);

self.addEventListener('connect', ({ ports: [port] }) => {
  if (port !== undefined) port.onmessage = (event) => void drafts.receive(event);
});
