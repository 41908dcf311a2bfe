import { checkResponse } from './check-response.ts';
import type { Environment } from './environment.ts';
import { pageUrl, type Shell } from './shell.ts';
import { timedFetch } from './timed-fetch.ts';

const installTimeoutMs = 120_000;

/**
 * Caches every file of this generation. If it throws, the files that have arrived stay cached: the browser tries again
 * later, and only the missing files are fetched then.
 */
export async function installShell(environment: Environment, shell: Shell): Promise<void> {
  const own = await environment.caches.open(shell.cacheName);
  const others = await olderGenerations(environment, shell);
  // Wait for all files, so that one failure does not discard those that are still arriving.
  const results = await Promise.allSettled(
    [...shell.urls].map(async ([url, { revision }]) => {
      if (await own.match(url)) return;
      const existing = revision === null ? await firstMatch(others, url) : undefined;
      await own.put(url, existing ?? (await fetchEntry(environment, shell, url)));
    }),
  );
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

async function fetchEntry(environment: Environment, shell: Shell, url: string): Promise<Response> {
  const address = url === pageUrl(shell) ? shell.scope : url;
  // A file with a hashed name never changes. Other files must bypass the browser's own cache.
  const cache = shell.urls.get(url)?.revision === null ? 'default' : 'reload';
  const response = await timedFetch(environment, address, {
    milliseconds: installTimeoutMs,
    credentials: 'same-origin',
    cache,
  });
  const checked = await checkResponse(shell, url, response);
  if (!checked) throw new Error(`${url} cannot be cached: it answered ${String(response.status)}`);
  return checked;
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
