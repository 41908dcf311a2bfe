import { type Endpoint, splitEndpoint } from '#fields/endpoint.ts';
import type { ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { clientsOf, uploadOptions } from '../http/client.ts';
import type { Body } from '../http/form-data.ts';
import { type Call, resultOf } from '../http/result-of.ts';
import { type ListData, listSchema } from '../schema/list-schemas.ts';

/**
 * The calls of all entities. The endpoint defines how each call is made: the id is in the path if it contains `{id}`,
 * otherwise in the body. A removal uses `?Id=` (section 7).
 */

export type RecordId = number | string;

/** Success messages of section 8 that the client defines. They replace the server's message. */
const fixedMessages: Readonly<Partial<Record<Endpoint, string>>> = {
  'DELETE /api/v1/events/advertise': 'Advertise Deleted has been successfully',
};

interface ListOptions extends Pick<CallParameters, 'signal' | 'isCacheable'> {
  /** Fixed parameters of the entity's list call. */
  readonly fixed?: Readonly<Record<string, string>> | undefined;
}

/** Reads one page of a list with `page`, `listPerPage`, the filters and, if not empty, `search`. */
export function listRows(
  api: Api,
  endpoint: Endpoint,
  query: ListQuery,
  { fixed, signal, isCacheable = true }: ListOptions = {},
): Promise<Result<ListData>> {
  const params = listParams(query, fixed);
  return send(api, endpoint, { kind: 'read', schema: listSchema }, { query: params, signal, isCacheable });
}

/** The parameters of a list call. */
export function listParams(
  { page, perPage, search, filters }: ListQuery,
  fixed: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return { page: String(page), listPerPage: String(perPage), ...(search !== '' && { search }), ...filters, ...fixed };
}

export interface CallParameters {
  readonly path?: Readonly<Record<string, RecordId>>;
  readonly query?: Readonly<Record<string, RecordId>>;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Whether the response may come from the service worker's cache, and be stored in it. */
  readonly isCacheable?: boolean;
}

/** Makes one call of any entity. */
export async function send<T, Current = unknown>(
  api: Api,
  endpoint: Endpoint,
  call: Call<T, Current>,
  { path, query, body, headers, signal, isCacheable = false }: CallParameters,
): Promise<Result<T, Current>> {
  const [method, template] = splitEndpoint(endpoint);
  // Declarations are checked against the contract. The concrete endpoint is known only at run time.
  const request = clientsOf(api)[isCacheable ? 'cached' : 'signed'].request as (
    method: string,
    path: string,
    init: object,
  ) => Promise<Reply>;
  const result = await resultOf(api, { ...call, cancelled: signal }, (attempt) =>
    request(method.toLowerCase(), template, {
      params: { path, query },
      body,
      headers,
      signal: attempt.signal,
      ...uploadOptions(api, body, attempt),
    }),
  );
  const message = fixedMessages[endpoint];
  return result.kind === 'ok' && message !== undefined ? { ...result, message } : result;
}

type Reply = Awaited<ReturnType<ReturnType<typeof clientsOf>['signed']['request']>>;
