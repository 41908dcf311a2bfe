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

/**
 * The delay before input is posted to the worker, in milliseconds. If the renderer is killed, this much can be lost.
 */
const postAfterMs = 60;

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
  #stored: DraftChange | undefined;
  #sequence = 0;
  #isScheduled = false;
  /** Reads the newest input of the form. */
  #read: (() => PostInput) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(owner: DraftOwner) {
    this.#owner = owner;
  }

  /** Posts what the draft machine stores. Later keystrokes with the same status send no event, so they are read here. */
  postNewest(input: PostInput): DraftChange {
    const content = this.#read?.().content ?? null;
    const isNewer = content !== null && content.status === input.content?.status;
    return this.post(isNewer ? { ...input, content } : input);
  }

  /**
   * Posts the change synchronously, so that this works while the page ends. A change is posted again until the page has
   * stored it, because the browser may have stopped the worker.
   */
  post({ id, content, restored }: PostInput): DraftChange {
    // Scheduled input is older than this.
    this.#isScheduled = false;
    const { userId, secrets } = this.#owner;
    const packed = content && pack(without(secrets, content), fileNamesIn(id));
    const last = this.#last;
    const isKnown = last?.id === id && isSame(last.content, packed);
    if (!isKnown) this.#sequence += 1;
    const former = restored === null ? [] : [restored];
    const change = isKnown ? last : { id, userId, sequence: this.#sequence, at: Date.now(), content: packed, former };
    this.#last = change;
    if (change !== this.#stored) postToDraftWorker({ type: 'draft.change', change });
    return change;
  }

  /** Records that the page has stored a change. */
  noteStored(change: DraftChange): void {
    this.#stored = change;
  }

  /** Posts the form's input after a delay of {@link postAfterMs}. */
  schedulePost(read: () => PostInput): void {
    this.#read = read;
    this.#isScheduled = true;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.postNow();
    }, postAfterMs);
  }

  /** Posts scheduled input at once, when the form is closed. */
  postNow(): void {
    if (this.#isScheduled && this.#read) this.post(this.#read());
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

function postToDraftWorker(message: DraftMessage, ports: MessagePort[] = []): void {
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
