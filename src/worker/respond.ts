import { checkResponse } from './check-response.ts';
import type { Environment } from './environment.ts';
import { cacheTimeoutMs, findInCache } from './find-in-cache.ts';
import { settleWithin } from './settle-within.ts';
import { pageUrl, type Shell } from './shell.ts';
import { timedFetch } from './timed-fetch.ts';

const chunkTimeoutMs = 20_000;

/** The response to a request for a file of the app; undefined for all others, which bypass the worker. */
export function respond(environment: Environment, shell: Shell, request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined;
  const { origin, pathname } = new URL(request.url);
  const url = origin + pathname;
  if (request.mode === 'navigate') {
    return url === shell.scope || url === pageUrl(shell) ? respondWithPage(environment, shell, request) : undefined;
  }
  const isChunk = url.startsWith(shell.scope) && (request.destination === 'script' || request.destination === 'style');
  return isChunk || shell.urls.has(url) ? respondWithFile(environment, shell, request, url) : undefined;
}

async function respondWithPage(environment: Environment, shell: Shell, request: Request): Promise<Response> {
  const { caches, fetch } = environment;
  const find = async () => await (await caches.open(shell.cacheName)).match(pageUrl(shell));
  return await findInCache(environment, find, () => fetch(request));
}

async function respondWithFile(
  environment: Environment,
  shell: Shell,
  request: Request,
  url: string,
): Promise<Response> {
  const own = environment.caches.open(shell.cacheName);
  const find = async () => (await (await own).match(url)) ?? (await matchOlder(environment, shell, url));
  return await findInCache(environment, find, async () => {
    const response = await timedFetch(environment, request, { milliseconds: chunkTimeoutMs });
    const checked = shell.urls.has(url) ? await checkResponse(shell, url, response.clone()) : undefined;
    // Restore a file that the browser evicted. If storage is full, the user gets the response anyway.
    const putting = checked && own.then((cache) => cache.put(url, checked)).catch(() => undefined);
    if (putting) await settleWithin(environment, cacheTimeoutMs(environment), putting);
    return response;
  });
}

/** A tab that was opened before the last update requests chunks of its own generation. */
async function matchOlder({ caches }: Environment, shell: Shell, url: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(shell.cachePrefix) || name === shell.cacheName) continue;
    const match = await (await caches.open(name)).match(url);
    if (match) return match;
  }
  return undefined;
}
