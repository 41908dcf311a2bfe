import type { Endpoint } from '#fields/endpoint.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import type { Body } from '../http/form-data.ts';
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

export function createRecord(api: Api, endpoint: Endpoint, body: Body): Promise<Result<unknown>> {
  return send(api, endpoint, { kind: 'write', schema: anySchema }, { body });
}

export function updateRecord(api: Api, endpoint: Endpoint, id: RecordId, body: Body): Promise<Result<unknown>> {
  const params = endpoint.includes('{id}') ? { path: { id }, body } : { body: { ...body, id } };
  return send(api, endpoint, { kind: 'write', schema: anySchema }, params);
}

export function removeRecord(api: Api, endpoint: Endpoint, id: RecordId): Promise<Result<unknown>> {
  return send(api, endpoint, { kind: 'write', schema: anySchema }, { query: { Id: id } });
}

/** A record of an entity. Some servers return a list with one item. */
export const recordSchema = schemaOf((data) => (Array.isArray(data) ? readEach(data, readRow)?.[0] : readRow(data)));
