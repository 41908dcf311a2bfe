import type { Endpoint } from '#fields/endpoint.ts';
import type { Answer } from '#machines/answer.ts';
import type { Api } from '../api.ts';
import { type OptionData, optionsSchema } from '../schema/option-schema.ts';
import { send } from './entity-calls.ts';

/** The items of a dropdown, narrowed by what its call asks for. */
export function listOptions(
  api: Api,
  endpoint: Endpoint,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer<OptionData>> {
  return send(api, endpoint, { kind: 'read', schema: optionsSchema }, { query, isKept: true });
}

/** The items as the server has them now: neither answered from the cache nor stored in it. */
export function freshOptions(api: Api, endpoint: Endpoint, signal: AbortSignal): Promise<Answer<OptionData>> {
  return send(api, endpoint, { kind: 'read', schema: optionsSchema }, { signal });
}
