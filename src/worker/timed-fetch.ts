import type { Environment } from './environment.ts';

/**
 * Fetches with the body included in the time limit. What fails or takes longer than `milliseconds` is a network error.
 *
 * A module import that hangs can never be retried, since a second import joins the first; one that failed can.
 */
export async function timedFetch(
  { fetch, clock }: Pick<Environment, 'fetch' | 'clock'>,
  request: Request | string,
  { milliseconds, ...init }: RequestInit & { readonly milliseconds: number },
): Promise<Response> {
  const abort = new AbortController();
  let timer = 0;
  const tooLate = new Promise<Response>((resolve) => {
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
    return await Promise.race([arrived, tooLate]);
  } catch {
    return Response.error();
  } finally {
    clock.clearTimeout(timer);
  }
}
