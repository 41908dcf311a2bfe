/** Every choice of a run, drawn from its seed (mulberry32). The same seed makes the same choices. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** What the next draws depend on: with the same state they are the same. */
  get state(): number {
    return this.#state;
  }

  restore(state: number): void {
    this.#state = state;
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer; both ends are included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(among: readonly [T, ...T[]] | readonly T[]): T {
    const picked = among[Math.floor(this.next() * among.length)];
    if (picked === undefined) throw new Error('The list is empty');
    return picked;
  }

  /** One of several values, chosen in proportion to its weight. */
  weighted<T>(among: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.next() * among.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of among) {
      left -= weight;
      if (left < 0) return value;
    }
    return this.pick(among)[1];
  }
}
