import { type Endpoint, splitEndpoint } from '#fields/endpoint.ts';
import type { ListQuery, ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import type { PlannedCall } from '#machines/sync/machine.ts';
import type { Api, OwnApi } from '../api.ts';
import type { Body } from '../http/form-data.ts';
import type { CallOptions } from '../pipeline.ts';
import { type Call, notUnderstood, type Reply, resultOf } from '../result-of.ts';
import { anySchema, type ListData, listSchema, readEach, readRow, schemaOf } from '../schema.ts';

/**
 * The calls of all entities. The endpoint defines how each call is made: the id is in the path if it contains `{id}`,
 * otherwise in the body. A removal uses `?Id=` (section 7).
 */

export type RecordId = number | string;

/** Lists and dropdowns are `cached` by default, records are not (`x-offline` in the contract). */
export type ReadOptions = Pick<CallOptions, 'signal' | 'access'>;

interface ListOptions extends ReadOptions {
  /** Fixed parameters of the entity's list call. */
  readonly fixed?: Readonly<Record<string, string>> | undefined;
}

/** Reads one page of a list with `page`, `listPerPage`, the filters and, if not empty, `search`. */
export function listRows(
  api: Api,
  endpoint: Endpoint,
  query: ListQuery,
  { fixed, ...options }: ListOptions = {},
): Promise<Result<ListData>> {
  const call = { kind: 'read', schema: listSchema, access: 'cached', ...options } as const;
  return send(api, endpoint, call, { query: listParams(query, fixed) });
}

/** The parameters of a list call. */
export function listParams(
  { page, perPage, search, filters }: ListQuery,
  fixed: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  return { page: String(page), listPerPage: String(perPage), ...(search !== '' && { search }), ...filters, ...fixed };
}

export function readRecord(
  api: Api,
  endpoint: Endpoint,
  id: RecordId,
  options: ReadOptions = {},
): Promise<Result<ListRow>> {
  return send(api, endpoint, { kind: 'read', schema: recordSchema, ...options }, { path: { id } });
}

/** A record of an entity. Some servers return a list with one item. */
export const recordSchema = schemaOf((data) => (Array.isArray(data) ? readEach(data, readRow)?.[0] : readRow(data)));

/** Makes the service worker fetch and cache a response. Resolves with whether the server responded. */
export async function refreshCachedCall(api: Api, { path, query }: PlannedCall, signal: AbortSignal): Promise<boolean> {
  // The sync plan contains only calls of the contract.
  const endpoint = `GET ${path}` as Endpoint;
  const call = { kind: 'read', schema: anySchema, access: 'cached', signal } as const;
  const result = await send(api, endpoint, call, { query, cache: 'reload' });
  return result.kind === 'ok' && result.cachedAt === undefined;
}

/** The headers of a write for optional features of the server (docs/your-own-api.md). */
export interface WriteOptions {
  /** The `ETag` of the record that the user has seen. If the record has changed since, the result is `outdated`. */
  readonly version?: string | null | undefined;
  /** The UUID of a create. The same create with the same key gets the first response again. */
  readonly key?: string | null | undefined;
  /** The UUID of the user's action. The server's history lists all changes with it. */
  readonly series?: string | undefined;
}

export function createRecord(
  api: OwnApi,
  endpoint: Endpoint,
  body: Body,
  options: WriteOptions = {},
): Promise<Result<unknown, never>> {
  const call = { kind: 'write', schema: anySchema, isKeyed: typeof options.key === 'string' } as const;
  return send<unknown, never>(api, endpoint, call, { body, headers: headersOf(options) });
}

export async function updateRecord(
  api: OwnApi,
  endpoint: Endpoint,
  id: RecordId,
  body: Body,
  options: WriteOptions = {},
): Promise<Result<unknown, ListRow>> {
  const params = endpoint.includes('{id}') ? { path: { id }, body } : { body: { ...body, id } };
  const current = typeof options.version === 'string' ? recordSchema : undefined;
  const call = { kind: 'write', schema: anySchema, current } as const;
  const result = await send<unknown, ListRow>(api, endpoint, call, { ...params, headers: headersOf(options) });
  // The server would reject its own version for ever.
  const isSame = result.kind === 'outdated' && result.version === options.version;
  return isSame ? { kind: 'fault', message: notUnderstood } : result;
}

export function removeRecord(
  api: OwnApi,
  endpoint: Endpoint,
  id: RecordId,
  options: Pick<WriteOptions, 'series'> = {},
): Promise<Result<unknown, never>> {
  const call = { kind: 'write', schema: anySchema } as const;
  return send<unknown, never>(api, endpoint, call, { query: { Id: id }, headers: headersOf(options) });
}

/** The headers of these features. One that is missing is not sent. */
export function headersOf({ version, key, series }: WriteOptions): Readonly<Record<string, string>> {
  return {
    ...(typeof version === 'string' && { 'If-Match': version }),
    ...(typeof key === 'string' && { 'Idempotency-Key': `"${key}"` }),
    ...(series !== undefined && { 'Change-Series': series }),
  };
}

/** Success messages of section 8 that the client defines. They replace the server's message. */
const fixedMessages: Readonly<Partial<Record<Endpoint, string>>> = {
  'DELETE /api/v1/events/advertise': 'Advertise Deleted has been successfully',
};

interface Parameters {
  readonly path?: Readonly<Record<string, RecordId>>;
  readonly query?: Readonly<Record<string, RecordId>>;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cache?: RequestCache;
}

/** Makes one call of any entity. */
export async function send<T, Current = unknown>(
  api: Api,
  endpoint: Endpoint,
  call: Call<T, Current>,
  { path, query, ...init }: Parameters = {},
): Promise<Result<T, Current>> {
  const [method, template] = splitEndpoint(endpoint);
  const result = await resultOf(api, call, (client) => {
    // Declarations are checked against the contract. The concrete endpoint is known only at run time.
    const request = client.request as (method: string, path: string, init: object) => Promise<Reply>;
    return request(method, template, { ...init, params: { path, query } });
  });
  const message = fixedMessages[endpoint];
  return result.kind === 'ok' && message !== undefined ? { ...result, message } : result;
}
