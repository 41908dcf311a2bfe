import type { Api } from '#api/api.ts';
import { type OptionData, optionsSchema } from '#api/calls/option-calls.ts';
import { type Endpoint, splitEndpoint } from '#fields/endpoint.ts';
import { parseCachedBody } from './parse-cached-body.ts';
import { cacheKey } from './store/cache-key.ts';
import { readCachedPage } from './store/read-page.ts';
import { withCache } from './store/with-cache.ts';

interface CachedOptions {
  readonly options: OptionData;
  /** When the server sent them, in milliseconds since 1970. */
  readonly asOf: number;
  readonly isStale: boolean;
}

/** The cached items of a dropdown; null if there are none. */
export async function cachedOptions(
  api: Api,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>> = {},
): Promise<CachedOptions | null> {
  const scope = await api.scope();
  if (scope === null) return null;
  const key = cacheKey(splitEndpoint(endpoint)[1], new URLSearchParams(params));
  try {
    const page = await withCache((database) => readCachedPage(database, { scope, key, now: Date.now() }));
    const options = page && parseCachedBody(optionsSchema, page.body);
    return page && options && { options, asOf: page.at, isStale: page.isStale };
  } catch {
    return null;
  }
}
