import type { Api } from '#api/api.ts';
import { type OptionData, optionsSchema } from '#api/schema/option-schema.ts';
import { type Endpoint, splitEndpoint } from '#fields/endpoint.ts';
import { readKeptBody } from './parse-cached-body.ts';
import { copyKey } from './store/cache-key.ts';
import { readCopy } from './store/read-page.ts';
import { withLists } from './store/with-cache.ts';

interface KeptOptions {
  readonly options: OptionData;
  /** When the server answered with them. */
  readonly asOf: number;
  readonly isStale: boolean;
}

/** The items of a dropdown as this device has kept them; null where it has not. */
export async function keptOptions(
  api: Api,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>> = {},
): Promise<KeptOptions | null> {
  const scope = await api.scope();
  if (scope === null) return null;
  const key = copyKey(splitEndpoint(endpoint)[1], new URLSearchParams(params));
  try {
    const copy = await withLists((database) => readCopy(database, { scope, key, now: Date.now() }));
    const options = copy && readKeptBody(optionsSchema, copy.body);
    return copy && options && { options, asOf: copy.at, isStale: copy.isStale };
  } catch {
    return null;
  }
}
