import type { Api } from '../api.ts';

/** The user has stopped a call. */
class Stopped extends Error {
  constructor() {
    super('You stopped waiting for the server');
  }
}

interface Sending {
  readonly kind: 'read' | 'write';
  /** Whether a call that failed without a network may be sent again by itself. */
  readonly isRepeatable: boolean;
  /** The caller wants no answer any more. */
  readonly cancelled?: AbortSignal | undefined;
}

/** What a request is sent with. */
export interface Attempt {
  readonly signal: AbortSignal;
  /** Reports how much of an upload has been sent, from 0 to 1. */
  readonly onUpload: (sent: number) => void;
}

/**
 * Sends a call and lists it among the pending ones until it settles. A repeatable call that meets a network error is sent
 * again as `Api.retryDelayMs` says; a press of Try again sends it anew, a press of Stop waiting rejects with `Stopped`.
 */
export async function sendCall<Reply>(
  { pending, retryDelayMs }: Pick<Api, 'pending' | 'retryDelayMs'>,
  { kind, isRepeatable, cancelled }: Sending,
  send: (attempt: Attempt) => Promise<Reply>,
): Promise<Reply> {
  let request = new AbortController();
  let wish: 'stop' | 'retry' | null = null;
  let attempt = 1;
  const abort = (wanted: typeof wish) => {
    wish = wanted;
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
        if (setWish() === 'retry') {
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

  function setWish() {
    const wanted = wish;
    wish = null;
    if (wanted === 'stop') throw new Stopped();
    return wanted;
  }
}

/** `fetch` rejects with a TypeError when there is no network. An abort and a page where JSON was due are other errors. */
function isNetworkError(thrown: unknown): boolean {
  return thrown instanceof TypeError;
}

/** A request may wait for what no signal ends, such as a token refresh that other requests share. */
async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let giveUp = () => {};
  const aborted = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason as Error);
    signal.addEventListener('abort', giveUp);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/** Ends early when the signal aborts. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((over) => {
    const timer = setTimeout(over, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      over();
    });
  });
}
