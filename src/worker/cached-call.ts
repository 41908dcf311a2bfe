import { cacheKey } from '#cache/store/cache-key.ts';
import { type OfflineCall, offlineCalls } from '#openapi/offline.ts';

/** A call whose answer may be kept, and for whom. */
export interface CachedCall extends Pick<OfflineCall, 'path' | 'kind' | 'personal'> {
  readonly scope: string;
  readonly key: string;
}

/**
 * The call that a request makes, if its answer may be kept: it is on the contract's list, and its address carries the
 * id of a scope as the fragment, which the network never sees. Whatever is not both is none of the worker's business:
 * among the reads are two that send notifications.
 */
export function cachedCallOf(request: Pick<Request, 'method' | 'url'>): CachedCall | undefined {
  if (request.method !== 'GET') return undefined;
  const { pathname, searchParams, hash } = new URL(request.url);
  const scope = hash.slice(1);
  if (scope === '') return undefined;
  // The API may stand under a path of its own; what the contract names is the end of it.
  const call = offlineCalls.find(({ path }) => pathname.endsWith(path));
  return call && { ...call, scope, key: cacheKey(call.path, searchParams) };
}
