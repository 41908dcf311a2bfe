import type { Endpoint } from '#fields/endpoint.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { fixedMessages } from '#fields/fixed-messages.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { clientsOf, uploadOptions } from '../http/client.ts';
import type { Body } from '../http/form-data.ts';
import { type Call, resultOf } from '../http/result-of.ts';
import { type ListData, listSchema } from '../schema/list-schemas.ts';

/**
 * The calls of any entity. The endpoint's literal says how each is made: `{id}` stands in the path or else the id goes
 * in the body; a removal asks `?Id=` (section 7).
 */

export type RecordId = number | string;

export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  readonly search: string;
}

/** One page of a list: `page`, `listPerPage`, and `search` when there is one. */
export function listRows(
  api: Api,
  endpoint: Endpoint,
  { page, perPage, search }: ListQuery,
  { fixed, signal }: { fixed?: Readonly<Record<string, string>> | undefined; signal?: AbortSignal } = {},
): Promise<Result<ListData>> {
  const query = listParams({ page, perPage, search }, fixed);
  return send(api, endpoint, { kind: 'read', schema: listSchema }, { query, signal, isPersisted: true });
}

/** The parameters of a list call. */
export function listParams(
  { page, perPage, search }: ListQuery,
  fixed: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return { page: String(page), listPerPage: String(perPage), ...(search !== '' && { search }), ...fixed };
}

interface Parameters {
  readonly path?: Readonly<Record<string, RecordId>>;
  readonly query?: Readonly<Record<string, RecordId>>;
  readonly body?: Body;
  readonly signal?: AbortSignal | undefined;
  /** The service worker may keep the answer. */
  readonly isPersisted?: boolean;
}

/** One call of any entity, as its endpoint's literal says. */
export async function send<T>(
  api: Api,
  endpoint: Endpoint,
  call: Call<T>,
  { path, query, body, signal, isPersisted = false }: Parameters,
): Promise<Result<T>> {
  const [method, template] = splitEndpoint(endpoint);
  // Declarations are checked against the contract where they are made; which one comes here is known only at run time.
  const request = clientsOf(api)[isPersisted ? 'cached' : 'signed'].request as (
    method: string,
    path: string,
    init: object,
  ) => Promise<Reply>;
  const answer = await resultOf(api, { ...call, cancelled: signal }, (attempt) =>
    request(method.toLowerCase(), template, {
      params: { path, query },
      body,
      signal: attempt.signal,
      ...uploadOptions(api, body, attempt),
    }),
  );
  const message = fixedMessages[endpoint];
  return answer.kind === 'ok' && message !== undefined ? { ...answer, message } : answer;
}

type Reply = Awaited<ReturnType<ReturnType<typeof clientsOf>['signed']['request']>>;
