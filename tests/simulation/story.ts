import { createHash } from 'node:crypto';

/** What happened in a run, line by line, as a person would tell it. */
export class Story {
  readonly lines: string[] = [];
  readonly #now: () => number;
  readonly #began: number;
  readonly #hash = createHash('sha256');

  constructor(now: () => number) {
    this.#now = now;
    this.#began = now();
  }

  tell(what: string): void {
    const line = `${this.#time()}  ${what}`;
    this.lines.push(line);
    this.mix(line);
  }

  /** What is not told, but has to be the same when the run is played again. */
  mix(what: string): void {
    this.#hash.update(what);
  }

  get hash(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }

  /** Since the run began: hours, minutes, seconds. */
  #time(): string {
    const passed = Math.round(this.#now() - this.#began);
    const part = (length: number, of: number) => String(Math.floor(passed / length) % of).padStart(2, '0');
    return `${part(3_600_000, 100)}:${part(60_000, 60)}:${part(1000, 60)}.${String(passed % 1000).padStart(3, '0')}`;
  }
}
