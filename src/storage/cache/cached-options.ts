import type { Api } from '#api/api.ts';
import { type OptionData, optionsSchema } from '#api/calls/option-calls.ts';
import type { Endpoint } from '#fields/endpoint.ts';
import { readCache, readCachedCall } from './read-cache.ts';

interface CachedOptions {
  readonly options: OptionData;
  /** When the server sent them, in milliseconds since 1970. */
  readonly asOf: number;
  readonly isStale: boolean;
}

/** The cached items of a dropdown; null if there are none. */
export function cachedOptions(
  api: Api,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>> = {},
): Promise<CachedOptions | null> {
  return readCache(api, async (scope) => {
    const cached = await readCachedCall(scope, optionsSchema, endpoint, params);
    return cached && { options: cached.data, asOf: cached.at, isStale: cached.isStale };
  });
}
