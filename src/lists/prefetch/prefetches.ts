import { type Api, hasEnded, ownApi } from '#api/api.ts';

/** A read that starts before its screen. */
export interface Prefetch {
  /** Resolves when the read has ended, with any output. */
  readonly settled: Promise<void>;
  /** Ends the read, unless a screen opens that needs it. */
  readonly cancel: () => void;
}

export interface PrefetchOptions {
  /** For a read that nobody has asked for: called when a screen needs it. Without it, a screen is opening that needs it. */
  readonly noteUse?: () => void;
  /** How long the output counts as current after it has arrived, in milliseconds. */
  readonly maxAgeMs?: number;
}

type Read<Output> = (api: Api, signal: AbortSignal) => Promise<Output>;

const screenMaxAgeMs = 5000;

/** A read that nobody has asked for and that takes longer is given up, in milliseconds: it may not slow down other calls. */
const unaskedTimeoutMs = 5000;

/** Whether an output is not used, and the screen reads again. `isAsked`: a screen needs it. */
type IsFailed<Output> = (output: Output, isAsked: boolean) => boolean;

/** Reads of one kind that started before their screens, by what they read. Each output is used once. */
export class Prefetches<Output> {
  readonly #started = new Map<string, StartedRead<Output>>();
  readonly #isFailed: IsFailed<Output>;

  constructor(isFailed: IsFailed<Output>) {
    this.#isFailed = isFailed;
  }

  /** Starts a read, unless it has started already. */
  start(api: Api, key: string, read: Read<Output>, options: PrefetchOptions = {}): Prefetch {
    const same = this.#started.get(key);
    if (same?.isUsable()) {
      if (!options.noteUse) same.ask();
      return same;
    }
    for (const [old, former] of this.#started) if (former.isExpired()) this.#started.delete(old);
    const started = startRead(api, read, { ...options, isFailed: this.#isFailed });
    this.#started.set(key, started);
    return started;
  }

  /** Whether a read has started, with any output so far. */
  has(key: string): boolean {
    return this.#started.get(key)?.isCancelled() === false;
  }

  /** The output, if it has arrived and can be used. It stays to be used. */
  arrived(key: string): Output | undefined {
    const started = this.#started.get(key);
    return started?.isUsable() ? started.arrived() : undefined;
  }

  /** The output of a read, also while it is in flight, in place of a call with `api`. Undefined if there is none. */
  use(key: string, api: Api, signal?: AbortSignal): Promise<Output> | undefined {
    const started = this.#started.get(key);
    this.#started.delete(key);
    if (started?.isUsable()) return started.use(api, signal);
    started?.cancel();
    return undefined;
  }
}

interface StartedRead<Output> extends Prefetch {
  /** In flight, or arrived in this session and current. */
  readonly isUsable: () => boolean;
  readonly isExpired: () => boolean;
  readonly isCancelled: () => boolean;
  readonly arrived: () => Output | undefined;
  readonly ask: () => void;
  readonly use: (api: Api, signal: AbortSignal | undefined) => Promise<Output>;
}

function startRead<Output>(
  base: Api,
  read: Read<Output>,
  { noteUse, maxAgeMs = screenMaxAgeMs, isFailed }: PrefetchOptions & { readonly isFailed: IsFailed<Output> },
): StartedRead<Output> {
  const api = ownApi(base);
  const controller = new AbortController();
  let isAsked = noteUse === undefined;
  let settledAt: number | null = null;
  let arrived: Output | undefined;
  const isCancelled = () => controller.signal.aborted;
  const isExpired = () => isCancelled() || (settledAt !== null && Date.now() - settledAt > maxAgeMs);
  // Only a read that a screen needs is sent again after a network error.
  const retryDelayMs = (failures: number) => (isAsked ? api.retryDelayMs(failures) : null);
  const output = read({ ...api, retryDelayMs }, controller.signal);
  const noteEnd = (result?: Output) => {
    arrived = result;
    settledAt = Date.now();
  };
  const ask = () => {
    if (!isAsked) noteUse?.();
    isAsked = true;
  };
  const cancel = () => {
    if (!isAsked && settledAt === null) controller.abort();
  };
  if (!isAsked) setTimeout(cancel, unaskedTimeoutMs);
  const settled = output.then(noteEnd, () => noteEnd());
  return {
    settled,
    cancel,
    ask,
    isCancelled,
    isExpired,
    isUsable: () =>
      !isExpired() && !hasEnded(api) && (settledAt === null || (arrived !== undefined && !isFailed(arrived, isAsked))),
    arrived: () => arrived,
    use: (reader, signal) => {
      ask();
      signal?.addEventListener('abort', () => controller.abort(), { once: true });
      void settled.then(reader.pending.adopt(api.pending));
      return output;
    },
  };
}
