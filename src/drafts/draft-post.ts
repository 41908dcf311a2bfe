import type { DraftContent, DraftVersion } from '#machines/draft/types.ts';
import type { FormValues } from '#machines/form/types.ts';
import {
  type DraftChange,
  type DraftMessage,
  draftWritesLock,
  fileNamesIn,
  type PackedContent,
  pack,
} from './store/change.ts';

export interface PostInput {
  readonly id: string;
  /** `null` removes the draft. */
  readonly content: DraftContent | null;
  readonly restored: DraftVersion | null;
}

interface DraftOwner {
  readonly userId: number;
  /** Fields that are neither posted nor stored, such as passwords. */
  readonly secrets: readonly string[];
}

/** Converts a form's input to changes of its draft, and posts each change to a worker that outlives the page. */
export class DraftPost {
  readonly #owner: DraftOwner;
  #last: DraftChange | undefined;
  /** The newest change that was posted at a keystroke. */
  #typed: DraftChange | undefined;
  #stored: DraftChange | undefined;
  #sequence = 0;

  constructor(owner: DraftOwner) {
    this.#owner = owner;
  }

  /**
   * Posts what the draft machine stores. Further keystrokes with the same status send the machine no event, but they have
   * been posted.
   */
  postNewest(input: PostInput): DraftChange {
    const typed = this.#typed;
    const isNewer = typed?.id === input.id && typed.content?.status === input.content?.status;
    return isNewer && typed === this.#last ? this.#send(typed) : this.#post(input);
  }

  /** Posts the input at a keystroke, synchronously: the page may end, or be killed, right after it. */
  post(input: PostInput): DraftChange {
    const change = this.#post(input);
    this.#typed = change;
    return change;
  }

  #post({ id, content, restored }: PostInput): DraftChange {
    const { userId, secrets } = this.#owner;
    const packed = content && pack(without(secrets, content), fileNamesIn(id));
    const last = this.#last;
    const isKnown = last?.id === id && isSame(last.content, packed);
    if (isKnown) return this.#send(last);
    this.#sequence += 1;
    const former = restored === null ? [] : [restored];
    return this.#send({ id, userId, sequence: this.#sequence, at: Date.now(), content: packed, former });
  }

  /** A change is posted again until the page has stored it, because the browser may have stopped the worker. */
  #send(change: DraftChange): DraftChange {
    this.#last = change;
    if (change !== this.#stored) postToDraftWorker({ type: 'draft.change', change });
    return change;
  }

  /** Records that the page has stored a change. */
  noteStored(change: DraftChange): void {
    this.#stored = change;
  }
}

function without(secrets: readonly string[], content: DraftContent): DraftContent {
  const blank: FormValues = Object.fromEntries(secrets.map((name) => [name, '']));
  return { ...content, values: { ...content.values, ...blank } };
}

function isSame(one: PackedContent | null, other: PackedContent | null): boolean {
  if (one === null || other === null) return one === other;
  const names = ({ files }: PackedContent) => files.map(([name]) => name).join(' ');
  return one.text === other.text && one.status === other.status && names(one) === names(other);
}

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

function postToDraftWorker(message: DraftMessage, ports: MessagePort[] = []): void {
  draftWorker()?.postMessage(message, ports);
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
