import type { Platform } from './platform.ts';
import { nodeGlobals } from './program.ts';
import type { Lane, Scheduler } from './scheduler.ts';
import { createCrypto } from './storage/crypto.ts';

/**
 * The globals that tabs and workers share: clock, timers, randomness, IndexedDB, channels and locks, all simulated. Can
 * end all of it at once, like a killed process.
 */
export class Realm {
  readonly lane: Lane;
  readonly #platform: Platform;
  readonly #startedAt: number;
  readonly #connections = new Set<never>();
  readonly globals: Readonly<Record<string, unknown>>;

  constructor(platform: Platform, name: string) {
    this.#platform = platform;
    this.lane = platform.scheduler.open(name);
    this.#startedAt = platform.scheduler.now;
    this.globals = this.#createGlobals();
  }

  readonly setTimeout = (run: () => void, milliseconds = 0): number =>
    this.#platform.scheduler.schedule(this.lane, milliseconds, run);

  readonly clearTimeout = (timer?: number): void => this.#platform.scheduler.cancel(this.lane, timer);

  /** Resolves after a delay; never, once the realm has been killed. */
  after<T>(milliseconds: number, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#platform.scheduler.schedule(this.lane, milliseconds, () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  kill(): void {
    const { scheduler, storage, channels, locks } = this.#platform;
    this.#platform.endedAt = scheduler.now;
    scheduler.close(this.lane);
    storage.drop(this.#connections);
    channels.drop(this.lane);
    locks.drop(this.lane);
  }

  #createGlobals(): Record<string, unknown> {
    const { scheduler, storage, channels, random, note, onFault } = this.#platform;
    const { lane, setTimeout, clearTimeout } = this;
    const now = () => scheduler.now;
    const intervals = new Map<number, number>();
    const setInterval = (run: () => void, milliseconds: number) => {
      const repeat = () => {
        intervals.set(first, setTimeout(repeat, milliseconds));
        run();
      };
      const first: number = setTimeout(repeat, milliseconds);
      intervals.set(first, first);
      return first;
    };
    const log = (...messages: unknown[]) => {
      const logged = `${lane.name} logs: ${messages.map(String).join(' ')}`;
      note(logged);
      if (messages.some(isFault)) onFault(logged);
    };
    return {
      ...nodeGlobals,
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval: (timer: number) => clearTimeout(intervals.get(timer)),
      setImmediate: (run: () => void) => setTimeout(run, 0),
      performance: { now: () => now() - this.#startedAt, getEntriesByType: () => [] },
      Date: createDate(now),
      Math: Object.create(Math, { random: { value: () => random.next() } }) as Math,
      crypto: createCrypto(random, (work, slow) => this.after(slow ? random.between(100, 900) : 0, work)),
      indexedDB: storage.opened(this.#connections, lane),
      ...Object.fromEntries(Object.entries(storage.parts).filter(([name]) => /^IDB(?!Factory)/.test(name))),
      BroadcastChannel: channels.of(lane),
      MessageChannel: createMessageChannel(scheduler, lane),
      AbortSignal: createAbortSignal(setTimeout),
      File,
      Blob,
      console: { error: log, warn: log, log },
    };
  }
}

/** Whether a value is an error that correct code does not throw. A network error is a `TypeError` too. */
function isFault(value: unknown): boolean {
  if (!(value instanceof Error) || value.message === 'Failed to fetch') return false;
  return [TypeError, ReferenceError, RangeError].some((kind) => value instanceof kind);
}

/** The first port stays here. A message to the second arrives as a task. */
function createMessageChannel(scheduler: Scheduler, lane: Lane) {
  return class MessageChannel {
    readonly port1 = { onmessage: null as ((event: { data: unknown }) => void) | null, close: () => undefined };
    readonly port2 = {
      postMessage: (data: unknown) => scheduler.schedule(lane, 0, () => this.port1.onmessage?.({ data })),
    };
  };
}

function createDate(now: () => number): DateConstructor {
  return class extends Date {
    constructor(given: number | string = now()) {
      super(given);
    }

    static override now(): number {
      return now();
    }
  } as DateConstructor;
}

/** The static methods of `AbortSignal`, on the simulation's clock. */
function createAbortSignal(setTimeout: (run: () => void, milliseconds: number) => unknown) {
  return {
    timeout: (milliseconds: number) => {
      const timeout = new AbortController();
      setTimeout(() => timeout.abort(new DOMException('It took too long', 'TimeoutError')), milliseconds);
      return timeout.signal;
    },
    any: (signals: readonly AbortSignal[]) => {
      const combined = new AbortController();
      for (const signal of signals) {
        const abort = () => combined.abort(signal.reason);
        if (signal.aborted) abort();
        else signal.addEventListener('abort', abort);
      }
      return combined.signal;
    },
  };
}
