/** The browser features that the worker's core uses. `sw.ts` passes the real ones; tests pass fakes. */
export interface Environment {
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  readonly caches: Pick<CacheStorage, 'delete' | 'keys' | 'match' | 'open'>;
  readonly clock: Clock;
  readonly now: () => number;
  readonly locks: Pick<LockManager, 'query'>;
}

export interface Clock {
  /** Calls back once after a delay in milliseconds. */
  readonly setTimeout: (callback: () => void, milliseconds: number) => number;
  readonly clearTimeout: (timer: number) => void;
}

/** Settles as `work` does, or resolves with 'late' after a delay in milliseconds. The work itself continues. */
export async function settleWithin<Out>(
  { clock }: Pick<Environment, 'clock'>,
  milliseconds: number,
  work: Promise<Out>,
): Promise<Out | 'late'> {
  let timer = 0;
  const timeout = new Promise<'late'>((resolve) => {
    timer = clock.setTimeout(() => resolve('late'), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clock.clearTimeout(timer);
  }
}

/**
 * Fetches a file including its body, with a timeout. A failure or timeout is a network error.
 *
 * Without a timeout a hanging module import could never be retried, because a second import joins the first one.
 */
export async function timedFetch(
  { fetch, clock }: Pick<Environment, 'fetch' | 'clock'>,
  request: Request | string,
  { milliseconds, ...init }: RequestInit & { readonly milliseconds: number },
): Promise<Response> {
  const abort = new AbortController();
  const arriving = fetch(request, { ...init, signal: abort.signal }).then(async (response) => {
    await response.clone().arrayBuffer();
    return response;
  });
  const response = await settleWithin({ clock }, milliseconds, arriving).catch(() => Response.error());
  if (response !== 'late') return response;
  abort.abort();
  return Response.error();
}
