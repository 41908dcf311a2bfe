import type { Clock } from '../../src/worker/environment.ts';

/** A clock that a test moves. */
export class FakeClock implements Clock {
  #now = 0;
  #last = 0;
  readonly #timers = new Map<number, { readonly at: number; readonly callback: () => void }>();

  readonly setTimeout = (callback: () => void, milliseconds: number): number => {
    this.#last += 1;
    this.#timers.set(this.#last, { at: this.#now + milliseconds, callback });
    return this.#last;
  };

  readonly clearTimeout = (timer: number): void => {
    this.#timers.delete(timer);
  };

  get pending(): number {
    return this.#timers.size;
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    for (const [timer, { at, callback }] of this.#timers) {
      if (at > this.#now) continue;
      this.#timers.delete(timer);
      callback();
    }
  }
}
