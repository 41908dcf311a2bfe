/**
 * Puts the scope into the fragment of the address: the service worker reads it there, the network never sees it, and a
 * call across origins needs no permission for it as it would for a header.
 */
export function scopedFetch(scope: () => Promise<string | null>, fetch: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const id = await scope();
    return await fetch(id === null ? request : new Request(`${request.url}#${id}`, request));
  };
}
