import { type Api, ownApi } from '#api/api.ts';

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
  /** Aborted when the user leaves before the screen is there. Ends the read: if it hangs, the next visit reads again. */
  readonly signal?: AbortSignal;
  /** How long the output counts as current after it has arrived, in milliseconds. */
  readonly maxAgeMs?: number;
}

type Read<Output> = (api: Api, signal: AbortSignal) => Promise<Output>;

const screenMaxAgeMs = 5000;

/** How many reads are held at most. The oldest is dropped: nobody has used it. */
const maxStarted = 8;

/** A read that nobody has asked for and that takes longer is given up, in milliseconds: it may not slow down other calls. */
const unaskedTimeoutMs = 5000;

/** Whether an output is not used, and the screen reads again. `isAsked`: a screen needs it. */
type IsFailed<Output> = (output: Output, isAsked: boolean) => boolean;

interface StartedRead<Output> extends Prefetch {
  /** In flight, or arrived and still current. */
  readonly isUsable: () => boolean;
  readonly arrived: () => Output | undefined;
  /** A screen opens that needs the output. */
  readonly ask: (signal?: AbortSignal) => void;
  readonly use: (api: Api, signal: AbortSignal | undefined) => Promise<Output>;
}

/** Reads of one kind that started before their screens, by what they read. Each output is used once. */
export class Prefetches<Output> {
  readonly #started = new Map<string, StartedRead<Output>>();
  readonly #isFailed: IsFailed<Output>;

  constructor(isFailed: IsFailed<Output>) {
    this.#isFailed = isFailed;
  }

  /** Starts a read, unless it has started already. */
  start(base: Api, key: string, read: Read<Output>, options: PrefetchOptions = {}): Prefetch {
    const same = this.#started.get(key);
    if (!same?.isUsable()) return this.#start(base, key, read, options);
    if (!options.noteUse) same.ask(options.signal);
    return same;
  }

  #start(
    base: Api,
    key: string,
    read: Read<Output>,
    { noteUse, signal: navigation, maxAgeMs = screenMaxAgeMs }: PrefetchOptions,
  ): Prefetch {
    const api = ownApi(base);
    const controller = new AbortController();
    let isAsked = noteUse === undefined;
    let settledAt: number | null = null;
    let arrived: Output | undefined;
    // Only a read that a screen needs is sent again after a network error.
    const output = read({ ...api, canRetry: () => isAsked && api.canRetry() }, controller.signal);
    const noteEnd = (result?: Output) => {
      if (result !== undefined && !this.#isFailed(result, isAsked)) arrived = result;
      settledAt = Date.now();
    };
    const settled = output.then(noteEnd, () => noteEnd());
    const isHeld = () => this.#started.get(key) === started;
    const cancel = () => {
      if (isAsked || settledAt !== null) return;
      controller.abort();
      if (isHeld()) this.#started.delete(key);
    };
    const leave = () => {
      // Once it is used, it ends with the screen.
      if (!isHeld()) return;
      isAsked = false;
      cancel();
    };
    const ask = (signal?: AbortSignal) => {
      if (!isAsked) noteUse?.();
      isAsked = true;
      signal?.addEventListener('abort', leave, { once: true });
    };
    const started: StartedRead<Output> = {
      settled,
      cancel,
      ask,
      isUsable: () => settledAt === null || (arrived !== undefined && Date.now() - settledAt <= maxAgeMs),
      arrived: () => arrived,
      use: (reader, signal) => {
        ask();
        signal?.addEventListener('abort', () => controller.abort(), { once: true });
        void settled.then(reader.pending.adopt(api.pending));
        return output;
      },
    };
    if (isAsked) ask(navigation);
    else setTimeout(cancel, unaskedTimeoutMs);
    const [oldest] = this.#started.keys();
    if (oldest !== undefined && this.#started.size >= maxStarted) this.#started.delete(oldest);
    this.#started.set(key, started);
    return started;
  }

  /** Whether a read has started, with any output so far. */
  has(key: string): boolean {
    return this.#started.has(key);
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
    return started?.isUsable() ? started.use(api, signal) : undefined;
  }
}
