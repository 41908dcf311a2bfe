import { type DraftMessage, draftWritesLock } from './store/change.ts';

/** How long a search for drafts waits for changes of a page that has just ended, in milliseconds. */
const settleTimeoutMs = 1000;

/** With `extendedLifetime`, Chromium keeps a worker running for some time after its last page has ended. */
interface SharedWorkerOptions extends WorkerOptions {
  readonly extendedLifetime: boolean;
}

type DraftWorker = Pick<MessagePort, 'postMessage'>;

let shared: MessagePort | null | undefined;

/**
 * The worker that stores posted changes and outlives the page: the service worker that controls the page, or else a
 * shared worker. Null if the browser supports neither.
 */
function draftWorker(): DraftWorker | null {
  const controller = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (controller !== null) return controller;
  if (shared === undefined) shared = connect();
  return shared;
}

function connect(): MessagePort | null {
  if (!('SharedWorker' in globalThis)) return null;
  const worker = new SharedWorker(new URL('../worker/drafts.ts', import.meta.url), {
    type: 'module',
    name: 'drafts',
    extendedLifetime: true,
  } as SharedWorkerOptions);
  worker.addEventListener('error', () => {
    shared = null;
  });
  worker.port.start();
  return worker.port;
}

/** Whether changes are stored even if the page ends at any time. Starts the worker that stores them. */
export function hasDraftWorker(): boolean {
  return draftWorker() !== null;
}

export function postToDraftWorker(message: DraftMessage, ports: MessagePort[] = []): void {
  draftWorker()?.postMessage(message, ports);
}

/** Waits until earlier posted changes are stored, of this page and of pages that have just ended; at most a second. */
export async function draftsSettled(): Promise<void> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), settleTimeoutMs);
  const timedOut = new Promise<void>((resolve) => {
    timeout.signal.addEventListener('abort', () => resolve());
  });
  await Promise.race([allStored(timeout.signal), timedOut]);
  clearTimeout(timer);
}

async function allStored(signal: AbortSignal): Promise<void> {
  if (hasDraftWorker()) {
    const { port1, port2 } = new MessageChannel();
    const settled = new Promise<void>((resolve) => {
      port1.onmessage = () => resolve();
    });
    postToDraftWorker({ type: 'draft.settle' }, [port2]);
    await settled;
    port1.close();
  }
  // Another worker may be storing changes: one of the former version, or the shared worker of a page without a
  // controller.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  await locks?.request(draftWritesLock, { signal }, () => undefined).catch(() => undefined);
}
