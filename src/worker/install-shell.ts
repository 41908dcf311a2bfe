import { checkAnswer } from './check-response.ts';
import type { Environment } from './environment.ts';
import { pageUrl, type Shell } from './shell.ts';
import { timedFetch } from './timed-fetch.ts';

const installLimit = 120_000;

/**
 * Keeps every file of this generation, or throws and keeps what came: the browser tries again later, and then only
 * what is missing is fetched.
 */
export async function installShell(environment: Environment, shell: Shell): Promise<void> {
  const own = await environment.caches.open(shell.cacheName);
  const others = await olderGenerations(environment, shell);
  // All are waited for, so that one failure does not throw away what is still arriving.
  const results = await Promise.allSettled(
    [...shell.urls].map(async ([url, { revision }]) => {
      if (await own.match(url)) return;
      const kept = revision === null ? await firstMatch(others, url) : undefined;
      await own.put(url, kept ?? (await fetchEntry(environment, shell, url)));
    }),
  );
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

async function fetchEntry(environment: Environment, shell: Shell, url: string): Promise<Response> {
  const address = url === pageUrl(shell) ? shell.scope : url;
  // A hashed name never changes its content; anything else must come past the browser's own cache.
  const cache = shell.urls.get(url)?.revision === null ? 'default' : 'reload';
  const response = await timedFetch(environment, address, {
    milliseconds: installLimit,
    credentials: 'same-origin',
    cache,
  });
  const answer = await checkAnswer(shell, url, response);
  if (!answer) throw new Error(`${url} cannot be kept: it answered ${String(response.status)}`);
  return answer;
}

async function olderGenerations({ caches }: Environment, shell: Shell): Promise<Cache[]> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(shell.cachePrefix) && name !== shell.cacheName);
  return Promise.all(others.map((name) => caches.open(name)));
}

async function firstMatch(caches: readonly Cache[], url: string): Promise<Response | undefined> {
  for (const cache of caches) {
    const match = await cache.match(url);
    if (match) return match;
  }
  return undefined;
}
