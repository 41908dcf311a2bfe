import { type DraftMessage, draftWritesLock } from './store/change.ts';

/** How long a search for drafts waits until changes of a page that has just ended are stored. */
const settleTimeoutMs = 1000;

/** Chromium keeps a worker with `extendedLifetime` for a while after its last page has ended. */
interface SharedWorkerOptions extends WorkerOptions {
  readonly extendedLifetime: boolean;
}

type Receiver = Pick<MessagePort, 'postMessage'>;

let shared: MessagePort | null | undefined;

/**
 * The context that stores what a page posts and goes on after the page ends: the service worker that controls the page,
 * or else a shared worker. `null` where the browser has neither.
 */
function receiver(): Receiver | null {
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

/** Whether changes are stored when the page ends at any moment. Starts what stores them. */
export function hasDraftWorker(): boolean {
  return receiver() !== null;
}

export function postToDraftWorker(message: DraftMessage, ports: MessagePort[] = []): void {
  receiver()?.postMessage(message, ports);
}

/** Waits until the changes that were posted before are stored, by this page or by one that has just ended; at most a second. */
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
    const answered = new Promise<void>((resolve) => {
      port1.onmessage = () => resolve();
    });
    postToDraftWorker({ type: 'draft.settle' }, [port2]);
    await answered;
    port1.close();
  }
  // Another worker may be storing: the one before an update, or before the first service worker took control.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  await locks?.request(draftWritesLock, { signal }, () => undefined).catch(() => undefined);
}
