import { Listeners } from '#domain/listeners.ts';
import type { StoreOutcome } from '#machines/draft/types.ts';
import { type DraftChange, type DraftMessage, draftWritesLock } from './store/change.ts';

/**
 * How long a search for drafts waits for changes of a page that has just ended, in milliseconds. On a busy device a worker
 * takes seconds to start and store them.
 */
const settleTimeoutMs = 10_000;

/** With `extendedLifetime`, Chromium keeps a worker running for some time after its last page has ended. */
interface SharedWorkerOptions extends WorkerOptions {
  readonly extendedLifetime: boolean;
}

type DraftWorker = Pick<MessagePort, 'postMessage'>;

let shared: MessagePort | null | undefined;
/** The shared worker has responded. One that is still starting ends with its last page, and with what was posted to it. */
let isRunning = false;
const listeners = new Listeners();

/**
 * The worker that stores drafts and outlives the page: the service worker that controls the page, or else a shared worker.
 * Null if the browser supports neither.
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
    listeners.notify();
  });
  worker.port.start();
  return worker.port;
}

/** Whether there is a worker that stores changes even if the page ends. Starts it. */
export function hasDraftWorker(): boolean {
  return draftWorker() !== null;
}

/** Whether it does so already. */
export function isDraftWorkerRunning(): boolean {
  const worker = draftWorker();
  return worker !== null && (worker !== shared || isRunning);
}

export const subscribeDraftWorker = listeners.subscribe;

/**
 * Posts a change to the worker, synchronously: the page may end, or be killed, right after it. Resolves with the outcome if
 * the worker responds; null without a worker.
 */
export function postChange(change: DraftChange): Promise<StoreOutcome> | null {
  return post<StoreOutcome>({ type: 'draft.change', change });
}

function post<Response>(message: DraftMessage): Promise<Response> | null {
  const worker = draftWorker();
  if (worker === null) return null;
  const { port1, port2 } = new MessageChannel();
  const response = new Promise<Response>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Response>) => {
      port1.close();
      resolve(data);
      if (worker !== shared || isRunning) return;
      isRunning = true;
      listeners.notify();
    };
  });
  worker.postMessage(message, [port2]);
  return response;
}

/** Waits until earlier posted changes are stored, of this page and of pages that have just ended; at most ten seconds. */
export async function draftsSettled(timeoutMs = settleTimeoutMs): Promise<void> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const timedOut = new Promise<void>((resolve) => {
    timeout.signal.addEventListener('abort', () => resolve());
  });
  await Promise.race([allStored(timeout.signal), timedOut]);
  clearTimeout(timer);
}

async function allStored(signal: AbortSignal): Promise<void> {
  await post({ type: 'draft.settle' });
  // Another writer may be storing changes: a worker of the former version, the shared worker of a page without a controller,
  // or a page to which no worker responds.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  await locks?.request(draftWritesLock, { signal }, () => undefined).catch(() => undefined);
}
