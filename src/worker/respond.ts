import { checkAnswer } from './check-response.ts';
import type { Environment } from './environment.ts';
import { cacheTimeoutMs, findInCache } from './find-in-cache.ts';
import { settleWithin } from './settle-within.ts';
import { pageUrl, type Shell } from './shell.ts';
import { timedFetch } from './timed-fetch.ts';

const chunkLimit = 20_000;

/** The answer to a request for the app itself; undefined for all others, which the browser sends as if no worker were. */
export function answerRequest(environment: Environment, shell: Shell, request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined;
  const { origin, pathname } = new URL(request.url);
  const url = origin + pathname;
  if (request.mode === 'navigate') {
    return url === shell.scope || url === pageUrl(shell) ? answerPage(environment, shell, request) : undefined;
  }
  const isChunk = url.startsWith(shell.scope) && (request.destination === 'script' || request.destination === 'style');
  return isChunk || shell.urls.has(url) ? answerFile(environment, shell, request, url) : undefined;
}

async function answerPage(environment: Environment, shell: Shell, request: Request): Promise<Response> {
  const { caches, fetch } = environment;
  const find = async () => await (await caches.open(shell.cacheName)).match(pageUrl(shell));
  return await findInCache(environment, find, () => fetch(request));
}

async function answerFile(environment: Environment, shell: Shell, request: Request, url: string): Promise<Response> {
  const own = environment.caches.open(shell.cacheName);
  const find = async () => (await (await own).match(url)) ?? (await matchOlder(environment, shell, url));
  return await findInCache(environment, find, async () => {
    const response = await timedFetch(environment, request, { milliseconds: chunkLimit });
    const answer = shell.urls.has(url) ? await checkAnswer(shell, url, response.clone()) : undefined;
    // The browser may have evicted it, or the disk may be full: the user gets the file either way.
    const putting = answer && own.then((cache) => cache.put(url, answer)).catch(() => undefined);
    if (putting) await settleWithin(environment, cacheTimeoutMs(environment), putting);
    return response;
  });
}

/** A tab opened before the last update asks for chunks of its own generation. */
async function matchOlder({ caches }: Environment, shell: Shell, url: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(shell.cachePrefix) || name === shell.cacheName) continue;
    const match = await (await caches.open(name)).match(url);
    if (match) return match;
  }
  return undefined;
}
