import type { Lane, Scheduler } from '../scheduler.ts';

interface LockRequest {
  readonly name: string;
  readonly mode: 'exclusive' | 'shared';
  readonly lane: Lane;
  readonly grant: () => void;
  /** Set if the request does not wait. */
  readonly refuse?: () => void;
}

interface Options {
  readonly mode?: 'exclusive' | 'shared';
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}

type Work = (lock: { readonly name: string } | null) => unknown;

/** Web Locks between the tabs and workers of a device. */
export class Locks {
  readonly #scheduler: Scheduler;
  readonly #held = new Set<LockRequest>();
  readonly #waiting = new Set<LockRequest>();

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** The lock manager for one tab or worker. */
  of(lane: Lane) {
    return {
      request: (name: string, ...rest: [Work] | [Options, Work]) => {
        const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
        return this.#request(lane, name, options, work);
      },
      query: () =>
        new Promise((resolve) => {
          this.#scheduler.schedule(lane, 0, () =>
            resolve({ held: [...this.#held].map(named), pending: [...this.#waiting].map(named) }),
          );
        }),
    };
  }

  /** Releases all locks of a tab or worker that ended. */
  drop(lane: Lane): void {
    for (const set of [this.#held, this.#waiting])
      for (const request of set) if (request.lane === lane) set.delete(request);
    this.#grant();
  }

  #request(lane: Lane, name: string, { mode = 'exclusive', ifAvailable = false, signal }: Options, work: Work) {
    return new Promise((resolve, reject) => {
      const end = () => {
        this.#held.delete(request);
        this.#grant();
      };
      const grant = () => {
        this.#held.add(request);
        const worked = async () => await work({ name });
        this.#scheduler.schedule(lane, 0, () => void worked().finally(end).then(resolve, reject));
      };
      const refuse = () =>
        this.#scheduler.schedule(lane, 0, () => void Promise.resolve(work(null)).then(resolve, reject));
      const request: LockRequest = { name, mode, lane, grant, ...(ifAvailable && { refuse }) };
      this.#waiting.add(request);
      signal?.addEventListener('abort', () => {
        if (this.#waiting.delete(request)) reject(new DOMException('The request was aborted', 'AbortError'));
      });
      this.#scheduler.schedule(lane, 0, () => this.#grant());
    });
  }

  #isFree({ name, mode }: LockRequest): boolean {
    return [...this.#held].every((other) => other.name !== name || (other.mode === 'shared' && mode === 'shared'));
  }

  /** In request order: no request overtakes one that waits for the same lock, and one that does not wait is refused. */
  #grant(): void {
    const wanted = new Set<string>();
    for (const request of this.#waiting) {
      if (wanted.has(request.name) || !this.#isFree(request)) {
        if (request.refuse) {
          this.#waiting.delete(request);
          request.refuse();
        } else wanted.add(request.name);
        continue;
      }
      this.#waiting.delete(request);
      request.grant();
    }
  }
}

function named({ name, mode }: LockRequest) {
  return { name, mode };
}
