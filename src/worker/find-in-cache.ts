import type { Environment } from './environment.ts';
import { settleWithin } from './settle-within.ts';

/** The timeout of the browser's cache in milliseconds. After it the network is used. */
const responseTimeoutMs = 2000;

/** Environments with a search that has timed out and is still pending. The next search does not wait again. */
const unresponsive = new WeakSet<Environment>();

/** The current timeout of the cache in milliseconds. */
export function cacheTimeoutMs(environment: Environment): number {
  return unresponsive.has(environment) ? 0 : responseTimeoutMs;
}

/** Returns the cached file. Uses the network if there is none, or if the cache does not respond in time. */
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
  // There is no other source: wait for the cache.
  return response.type === 'error' ? ((await finding) ?? response) : response;
}
