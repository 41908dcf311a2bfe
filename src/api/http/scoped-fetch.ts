interface Keeping {
  /** Whether a service worker answers for this page. Without one nothing is kept, and no call waits for its scope. */
  readonly hasWorker: () => boolean;
  readonly scope: () => Promise<string | null>;
}

/**
 * Puts the scope into the fragment of the address: the service worker reads it there, the network never sees it, and a
 * call across origins needs no permission for it as it would for a header.
 */
export function scopedFetch({ hasWorker, scope }: Keeping, fetch: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const id = hasWorker() ? await scope() : null;
    return await fetch(id === null ? request : new Request(`${request.url}#${id}`, request));
  };
}
