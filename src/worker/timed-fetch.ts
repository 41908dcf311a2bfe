import type { Environment } from './environment.ts';

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
  let timer = 0;
  const timeout = new Promise<Response>((resolve) => {
    timer = clock.setTimeout(() => {
      resolve(Response.error());
      abort.abort();
    }, milliseconds);
  });
  const arrived = fetch(request, { ...init, signal: abort.signal }).then(async (response) => {
    await response.clone().arrayBuffer();
    return response;
  });
  try {
    return await Promise.race([arrived, timeout]);
  } catch {
    return Response.error();
  } finally {
    clock.clearTimeout(timer);
  }
}
