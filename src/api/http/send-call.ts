import type { Api } from '../api.ts';

/** The user has stopped a call. */
export class Stopped extends Error {
  constructor() {
    super('You stopped waiting for the server');
  }
}

export interface CallOptions {
  readonly kind: 'read' | 'write';
  /** Whether the call is retried automatically after a network error. */
  readonly isRepeatable: boolean;
  /** Aborts when the caller no longer needs the result. */
  readonly cancelled?: AbortSignal | undefined;
}

/** The options of one request. */
export interface Attempt {
  readonly signal: AbortSignal;
  /** Reports the fraction of an upload that has been sent, from 0 to 1. */
  readonly onUpload: (sent: number) => void;
}

/**
 * Sends a call and lists it as pending until it settles. After a network error a repeatable call is sent again as
 * `Api.retryDelayMs` defines. "Try again" sends it again; "Stop waiting" rejects with `Stopped`.
 */
export async function sendCall<Reply>(
  { pending, retryDelayMs }: Pick<Api, 'pending' | 'retryDelayMs'>,
  { kind, isRepeatable, cancelled }: CallOptions,
  send: (attempt: Attempt) => Promise<Reply>,
): Promise<Reply> {
  let request = new AbortController();
  let userAction: 'stop' | 'retry' | null = null;
  let attempt = 1;
  const abort = (action: typeof userAction) => {
    userAction = action;
    request.abort();
  };
  const change = pending.add({
    kind,
    startedAt: Date.now(),
    attempt,
    sent: null,
    stop: () => abort('stop'),
    retry: kind === 'read' ? () => abort('retry') : null,
  });
  const cancel = () => abort(null);
  cancelled?.addEventListener('abort', cancel);

  try {
    for (let failures = 0; ; ) {
      request = new AbortController();
      const { signal } = request;
      try {
        cancelled?.throwIfAborted();
        return await unlessAborted(send({ signal, onUpload: (sent) => change({ sent }) }), signal);
      } catch (thrown) {
        const delay = isRepeatable && isNetworkError(thrown) && !signal.aborted ? retryDelayMs(failures) : null;
        if (delay !== null) await pause(delay, signal);
        if (consumeUserAction() === 'retry') {
          failures = 0;
          attempt += 1;
          change({ attempt, startedAt: Date.now() });
        } else if (signal.aborted || delay === null || retryDelayMs(failures) === null) throw thrown;
        else failures += 1;
      }
    }
  } finally {
    cancelled?.removeEventListener('abort', cancel);
    change(null);
  }

  function consumeUserAction() {
    const action = userAction;
    userAction = null;
    if (action === 'stop') throw new Stopped();
    return action;
  }
}

/** `fetch` rejects with a TypeError on a network error. An abort and a page instead of JSON cause other errors. */
function isNetworkError(thrown: unknown): boolean {
  return thrown instanceof TypeError;
}

/** Needed because a request may wait for work without a signal, such as a token refresh that other requests share. */
async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Ends early if the signal aborts. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The delay before each automatic retry of a read, in milliseconds. */
const retryDelaysMs = [500, 1000, 2000] as const;

/**
 * The delay before the next retry of a read, in milliseconds; null after the last one. `jitter` (0 to 1) adds up to a
 * fifth, so that pages that lost the same connection do not all retry at once.
 */
export function retryDelay(failures: number, jitter: number): number | null {
  const delay = retryDelaysMs[failures];
  return delay === undefined ? null : delay * (1 + jitter / 5);
}
