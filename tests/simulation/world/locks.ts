import type { Lane, Scheduler } from './scheduler.ts';

interface Asked {
  readonly name: string;
  readonly mode: 'exclusive' | 'shared';
  readonly lane: Lane;
  readonly grant: () => void;
}

interface Options {
  readonly mode?: 'exclusive' | 'shared';
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}

type Work = (lock: { readonly name: string } | null) => unknown;

/** Web Locks between the tabs and the worker of a device. */
export class Locks {
  readonly #scheduler: Scheduler;
  readonly #held = new Set<Asked>();
  readonly #waiting = new Set<Asked>();

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** The lock manager as a tab or worker has it. */
  of(lane: Lane) {
    return {
      request: (name: string, ...rest: [Work] | [Options, Work]) => {
        const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
        return this.#request(lane, name, options, work);
      },
      query: () =>
        new Promise((resolve) => {
          this.#scheduler.later(lane, 0, () =>
            resolve({ held: [...this.#held].map(named), pending: [...this.#waiting].map(named) }),
          );
        }),
    };
  }

  /** What a tab held goes with it. */
  drop(lane: Lane): void {
    for (const set of [this.#held, this.#waiting]) for (const asked of set) if (asked.lane === lane) set.delete(asked);
    this.#grant();
  }

  #request(lane: Lane, name: string, { mode = 'exclusive', ifAvailable = false, signal }: Options, work: Work) {
    return new Promise((resolve, reject) => {
      const end = () => {
        this.#held.delete(asked);
        this.#grant();
      };
      const grant = () => {
        this.#held.add(asked);
        const worked = async () => await work({ name });
        this.#scheduler.later(lane, 0, () => void worked().finally(end).then(resolve, reject));
      };
      const asked: Asked = { name, mode, lane, grant };
      if (ifAvailable && !this.#isFree(asked)) {
        this.#scheduler.later(lane, 0, () => void Promise.resolve(work(null)).then(resolve, reject));
        return;
      }
      this.#waiting.add(asked);
      signal?.addEventListener('abort', () => {
        if (this.#waiting.delete(asked)) reject(new DOMException('The request was given up', 'AbortError'));
      });
      this.#scheduler.later(lane, 0, () => this.#grant());
    });
  }

  #isFree({ name, mode }: Asked): boolean {
    return [...this.#held].every((other) => other.name !== name || (other.mode === 'shared' && mode === 'shared'));
  }

  /** In their order: nobody overtakes one that waits for the same lock. */
  #grant(): void {
    const wanted = new Set<string>();
    for (const asked of this.#waiting) {
      if (wanted.has(asked.name) || !this.#isFree(asked)) {
        wanted.add(asked.name);
        continue;
      }
      this.#waiting.delete(asked);
      asked.grant();
    }
  }
}

function named({ name, mode }: Asked) {
  return { name, mode };
}
