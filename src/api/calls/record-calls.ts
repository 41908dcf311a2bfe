import type { Endpoint } from '#fields/endpoint.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import type { Api, OwnApi } from '../api.ts';
import type { Body } from '../http/form-data.ts';
import { notUnderstood } from '../http/result-of.ts';
import { anySchema, readRow } from '../schema/list-schemas.ts';
import { readEach, schemaOf } from '../schema/schema.ts';
import { type RecordId, send } from './entity-calls.ts';

/** The calls for one record of any entity. An update has its id in the path or in the body; a removal uses `?Id=`. */

export function readRecord(api: Api, endpoint: Endpoint, id: RecordId, signal?: AbortSignal): Promise<Result<ListRow>> {
  return send(api, endpoint, { kind: 'read', schema: recordSchema }, { path: { id }, signal });
}

/** Reads a record whose response may be cached, and may come from the cache (`x-offline: record` in the contract). */
export function readCacheableRecord(
  api: Api,
  endpoint: Endpoint,
  id: RecordId,
  signal?: AbortSignal,
): Promise<Result<ListRow>> {
  return send(api, endpoint, { kind: 'read', schema: recordSchema }, { path: { id }, signal, isCacheable: true });
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
  const isKeyed = typeof options.key === 'string';
  return send<unknown, never>(
    api,
    endpoint,
    { kind: 'write', schema: anySchema, isKeyed },
    { body, headers: headersOf(options) },
  );
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
  const sent = { ...params, headers: headersOf(options) };
  const result = await send<unknown, ListRow>(api, endpoint, { kind: 'write', schema: anySchema, current }, sent);
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
  const params = { query: { Id: id }, headers: headersOf(options) };
  return send<unknown, never>(api, endpoint, { kind: 'write', schema: anySchema }, params);
}

/** The headers of these features. One that is missing is not sent. */
export function headersOf({ version, key, series }: WriteOptions): Readonly<Record<string, string>> {
  return {
    ...(typeof version === 'string' && { 'If-Match': version }),
    ...(typeof key === 'string' && { 'Idempotency-Key': `"${key}"` }),
    ...(series !== undefined && { 'Change-Series': series }),
  };
}

/** A record of an entity. Some servers return a list with one item. */
export const recordSchema = schemaOf((data) => (Array.isArray(data) ? readEach(data, readRow)?.[0] : readRow(data)));
