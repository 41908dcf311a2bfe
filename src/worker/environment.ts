/** The browser features that the worker's core uses. `sw.ts` passes the real ones; tests pass fakes. */
export interface Environment {
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  readonly caches: Pick<CacheStorage, 'delete' | 'keys' | 'open'>;
  readonly clock: Clock;
  readonly locks: Pick<LockManager, 'query'>;
}

export interface Clock {
  /** Calls back once after a delay in milliseconds. */
  readonly setTimeout: (callback: () => void, milliseconds: number) => number;
  readonly clearTimeout: (timer: number) => void;
}
