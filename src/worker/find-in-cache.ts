import type { Environment } from './environment.ts';
import { settleWithin } from './settle-within.ts';

/** How long the browser's cache may take before the network is asked, in milliseconds. */
const timeoutMs = 2000;

/** Where a search has timed out and not ended since: the next one does not wait again. */
const unresponsive = new WeakSet<Environment>();

/** How long to wait for the cache now, in milliseconds. */
export function cacheTimeoutMs(environment: Environment): number {
  return unresponsive.has(environment) ? 0 : timeoutMs;
}

/** The cached file; from the network where there is none, or where the cache does not respond in time. */
export async function findInCache(
  environment: Environment,
  find: () => Promise<Response | undefined>,
  fetch: () => Promise<Response>,
): Promise<Response> {
  const finding = find();
  const found = await settleWithin(environment, cacheTimeoutMs(environment), finding);
  if (found !== 'late') return found ?? (await fetch());
  unresponsive.add(environment);
  const end = () => unresponsive.delete(environment);
  finding.then(end, end);
  const response = await fetch().catch(() => Response.error());
  // Without either of the two there is nothing else to answer with.
  return response.type === 'error' ? ((await finding) ?? response) : response;
}
