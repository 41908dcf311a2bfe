/** What the worker's core needs from the browser. Tests hand in fakes; `sw.ts` hands in the real ones. */
export interface Environment {
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  readonly caches: Pick<CacheStorage, 'delete' | 'keys' | 'open'>;
  readonly clock: Clock;
  readonly locks: Pick<LockManager, 'query'>;
}

export interface Clock {
  /** Calls back once after so many milliseconds. */
  readonly setTimeout: (callback: () => void, milliseconds: number) => number;
  readonly clearTimeout: (timer: number) => void;
}
