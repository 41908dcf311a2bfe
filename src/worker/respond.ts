import { type Environment, settleWithin, timedFetch } from './environment.ts';
import { checkResponse, firstMatch, openOtherGenerations, pageUrl, type Shell } from './shell.ts';

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
  const find = () => matchOwn(environment, shell, pageUrl(shell));
  return await findInCache(environment, find, async () => {
    const response = await environment.fetch(request);
    await putBack(environment, shell, pageUrl(shell), response);
    return response;
  });
}

async function respondWithFile(
  environment: Environment,
  shell: Shell,
  request: Request,
  url: string,
): Promise<Response> {
  // A tab that was opened before the last update requests chunks of its own generation.
  const matchOther = async () => await firstMatch(await openOtherGenerations(environment, shell), url);
  const find = async () => (await matchOwn(environment, shell, url)) ?? (await matchOther());
  return await findInCache(environment, find, async () => {
    const response = await timedFetch(environment, request, { milliseconds: chunkTimeoutMs });
    if (shell.urls.has(url)) await putBack(environment, shell, url, response);
    return response;
  });
}

/**
 * Restores a file that the browser evicted, unless the response is not this generation's. If storage is full, the user gets
 * the response anyway.
 */
async function putBack(environment: Environment, shell: Shell, url: string, response: Response): Promise<void> {
  const checked = await checkResponse(shell, url, response.clone());
  if (!checked) return;
  const put = async () => await (await environment.caches.open(shell.cacheName)).put(url, checked);
  await settleWithin(
    environment,
    cacheTimeoutMs(environment),
    put().catch(() => undefined),
  );
}

/** The file in the cache of this generation. One message to the browser: to open the cache first would take two. */
function matchOwn({ caches }: Environment, { cacheName }: Shell, url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName });
}

/** The timeout of the browser's cache in milliseconds. After it the network is used. */
const responseTimeoutMs = 2000;

/** Environments with a search that has timed out and is still pending. The next search does not wait again. */
const unresponsive = new WeakSet<Environment>();

/** The current timeout of the cache in milliseconds. */
function cacheTimeoutMs(environment: Environment): number {
  return unresponsive.has(environment) ? 0 : responseTimeoutMs;
}

/** Returns the cached file. Uses the network if there is none, or if the cache does not respond in time. */
async function findInCache(
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
  const fetching = fetch().catch(() => Response.error());
  // The network may hang for longer than the cache.
  const response = await Promise.race([fetching, finding.then((late) => late ?? fetching)]);
  // There is no other source: wait for the cache.
  return response.type === 'error' ? ((await finding) ?? response) : response;
}
