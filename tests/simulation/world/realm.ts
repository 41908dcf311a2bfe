import { createCrypto } from './crypto.ts';
import type { Device } from './device.ts';
import { ofNode } from './program.ts';
import type { Lane } from './scheduler.ts';

/**
 * What a tab and a worker have alike: a clock, timers, dice, the disk, channels and locks, all of the simulation. With it
 * the means to end it all at once, as a killed process ends.
 */
export class Realm {
  readonly lane: Lane;
  readonly #device: Device;
  readonly #began: number;
  readonly #connections = new Set<never>();
  readonly globals: Readonly<Record<string, unknown>>;

  constructor(device: Device, name: string) {
    this.#device = device;
    this.lane = device.scheduler.open(name);
    this.#began = device.scheduler.now;
    this.globals = this.#make();
  }

  /** Resolves in its own time: never, once it has been killed. */
  after<T>(milliseconds: number, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#device.scheduler.later(this.lane, milliseconds, () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  kill(): void {
    const { scheduler, disk, channels, locks } = this.#device;
    this.#device.endedAt = scheduler.now;
    scheduler.close(this.lane);
    disk.drop(this.#connections);
    channels.drop(this.lane);
    locks.drop(this.lane);
  }

  #make(): Record<string, unknown> {
    const { scheduler, disk, channels, random, note } = this.#device;
    const { lane } = this;
    const now = () => scheduler.now;
    const setTimeout = (run: () => void, milliseconds = 0) => scheduler.later(lane, milliseconds, run);
    const clearTimeout = (timer?: number) => scheduler.cancel(lane, timer);
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
    const say = (...said: unknown[]) => note(`${lane.name} says: ${said.map(String).join(' ')}`);
    return {
      ...ofNode,
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval: (timer: number) => clearTimeout(intervals.get(timer)),
      setImmediate: (run: () => void) => setTimeout(run, 0),
      performance: { now: () => now() - this.#began, getEntriesByType: () => [] },
      Date: dateOf(now),
      Math: Object.create(Math, { random: { value: () => random.next() } }) as Math,
      crypto: createCrypto(random, (work, slow) => this.after(slow ? random.between(100, 900) : 0, work)),
      indexedDB: disk.opened(this.#connections, lane),
      ...Object.fromEntries(Object.entries(disk.parts).filter(([name]) => /^IDB(?!Factory)/.test(name))),
      BroadcastChannel: channels.of(lane),
      MessageChannel: messageChannelsOf(scheduler, lane),
      AbortSignal: signalsOf(setTimeout),
      File,
      Blob,
      console: { error: say, warn: say, log: say },
    };
  }
}

/** Its first port stays here; the second is given away, and what comes back over it arrives as a task. */
function messageChannelsOf(scheduler: Device['scheduler'], lane: Lane) {
  return class MessageChannel {
    readonly port1 = { onmessage: null as (() => void) | null, close: () => undefined };
    readonly port2 = { postMessage: () => scheduler.later(lane, 0, () => this.port1.onmessage?.()) };
  };
}

function dateOf(now: () => number): DateConstructor {
  return class extends Date {
    constructor(given: number | string = now()) {
      super(given);
    }

    static override now(): number {
      return now();
    }
  } as DateConstructor;
}

/** The makers of signals, by the clock of the simulation. */
function signalsOf(setTimeout: (run: () => void, milliseconds: number) => unknown) {
  return {
    timeout: (milliseconds: number) => {
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException('It took too long', 'TimeoutError')), milliseconds);
      return late.signal;
    },
    any: (signals: readonly AbortSignal[]) => {
      const some = new AbortController();
      for (const signal of signals) {
        const abort = () => some.abort(signal.reason);
        if (signal.aborted) abort();
        else signal.addEventListener('abort', abort);
      }
      return some.signal;
    },
  };
}
