import type { Endpoint } from '#fields/endpoint.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { type OptionData, optionsSchema } from '../schema/option-schema.ts';
import { send } from './entity-calls.ts';

/** The items of a dropdown, narrowed by what its call asks for. */
export function listOptions(
  api: Api,
  endpoint: Endpoint,
  query: Readonly<Record<string, string>> = {},
): Promise<Result<OptionData>> {
  return send(api, endpoint, { kind: 'read', schema: optionsSchema }, { query, isPersisted: true });
}

/** The items as the server has them now: neither answered from the cache nor stored in it. */
export function freshOptions(api: Api, endpoint: Endpoint, signal: AbortSignal): Promise<Result<OptionData>> {
  return send(api, endpoint, { kind: 'read', schema: optionsSchema }, { signal });
}
