import { createHash } from 'node:crypto';

/** The steps of a run, line by line. */
export class Story {
  readonly lines: string[] = [];
  readonly #now: () => number;
  readonly #startedAt: number;
  readonly #hash = createHash('sha256');

  constructor(now: () => number) {
    this.#now = now;
    this.#startedAt = now();
  }

  add(line: string): void {
    const timed = `${this.#time()}  ${line}`;
    this.lines.push(timed);
    this.mix(timed);
  }

  /** Adds to the hash, but not to the story, what must be equal in a replay. */
  mix(what: string): void {
    this.#hash.update(what);
  }

  get hash(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }

  /** Time since the run began: hours, minutes, seconds. */
  #time(): string {
    const passed = Math.round(this.#now() - this.#startedAt);
    const part = (length: number, of: number) => String(Math.floor(passed / length) % of).padStart(2, '0');
    return `${part(3_600_000, 100)}:${part(60_000, 60)}:${part(1000, 60)}.${String(passed % 1000).padStart(3, '0')}`;
  }
}
