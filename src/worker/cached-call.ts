import { cacheKey } from '#cache/store/database.ts';
import { type OfflineCall, offlineCalls } from '#openapi/offline.ts';

/** A call whose response may be cached, with the scope and key of its cached page. */
export interface CachedCall extends Pick<OfflineCall, 'path' | 'kind' | 'personal'> {
  readonly scope: string;
  readonly key: string;
}

/**
 * The call of a request, if its response may be cached: the contract lists the call, and the fragment of the URL
 * contains the id of a scope. (The network never receives the fragment.) The worker ignores all other requests: two of
 * the reads send notifications.
 */
export function cachedCallOf(request: Pick<Request, 'method' | 'url'>): CachedCall | undefined {
  if (request.method !== 'GET') return undefined;
  const { pathname, searchParams, hash } = new URL(request.url);
  const scope = hash.slice(1);
  if (scope === '') return undefined;
  // The API may have a base path. The contract's path is at the end of it.
  const call = offlineCalls.find(({ path }) => pathname.endsWith(path));
  return call && { ...call, scope, key: cacheKey(call.path, searchParams) };
}
