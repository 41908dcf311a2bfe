import type { Endpoint } from '#fields/endpoint.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { type OptionData, optionsSchema } from '../schema/option-schema.ts';
import { send } from './entity-calls.ts';

/** The items of a dropdown, filtered by the parameters of its call. */
export function listOptions(
  api: Api,
  endpoint: Endpoint,
  query: Readonly<Record<string, string>> = {},
): Promise<Result<OptionData>> {
  return send(api, endpoint, { kind: 'read', schema: optionsSchema }, { query, isCacheable: true });
}

/** Reads the items from the server: the result neither comes from the cache nor is stored in it. */
export function listOptionsUncached(api: Api, endpoint: Endpoint, signal: AbortSignal): Promise<Result<OptionData>> {
  return send(api, endpoint, { kind: 'read', schema: optionsSchema }, { signal });
}
