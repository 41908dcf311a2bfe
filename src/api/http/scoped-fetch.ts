interface CacheOptions {
  /** Whether a service worker controls this page. Without one nothing is cached, so no call waits for the scope. */
  readonly hasWorker: () => boolean;
  readonly scope: () => Promise<string | null>;
}

/**
 * Puts the scope into the fragment of the URL. The service worker reads it there, and the network never receives it. A
 * header would need permission (CORS) in calls to another origin.
 */
export function scopedFetch({ hasWorker, scope }: CacheOptions, fetch: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const id = hasWorker() ? await scope() : null;
    return await fetch(id === null ? request : new Request(`${request.url}#${id}`, request));
  };
}
