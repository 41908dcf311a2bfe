import type { Api } from '#api/api.ts';
import { type OptionData, optionsSchema } from '#api/schema/option-schema.ts';
import { type Endpoint, splitEndpoint } from '#fields/endpoint.ts';
import { parseCachedBody } from './parse-cached-body.ts';
import { cacheKey } from './store/cache-key.ts';
import { readCachedPage } from './store/read-page.ts';
import { withCache } from './store/with-cache.ts';

interface CachedOptions {
  readonly options: OptionData;
  /** When the server answered with them. */
  readonly asOf: number;
  readonly isStale: boolean;
}

/** The items of a dropdown as this device has kept them; null where it has not. */
export async function cachedOptions(
  api: Api,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>> = {},
): Promise<CachedOptions | null> {
  const scope = await api.scope();
  if (scope === null) return null;
  const key = cacheKey(splitEndpoint(endpoint)[1], new URLSearchParams(params));
  try {
    const copy = await withCache((database) => readCachedPage(database, { scope, key, now: Date.now() }));
    const options = copy && parseCachedBody(optionsSchema, copy.body);
    return copy && options && { options, asOf: copy.at, isStale: copy.isStale };
  } catch {
    return null;
  }
}
