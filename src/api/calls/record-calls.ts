import type { Endpoint } from '#fields/endpoint.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import type { Body } from '../http/form-data.ts';
import { anySchema, type RecordData } from '../schema/list-schemas.ts';
import { recordSchema } from '../schema/record-schema.ts';
import { type RecordId, send } from './entity-calls.ts';

/** The calls of one record of any entity. An update has its id in the path or else in the body; a removal asks `?Id=`. */

export function readRecord(
  api: Api,
  endpoint: Endpoint,
  id: RecordId,
  signal?: AbortSignal,
): Promise<Result<RecordData>> {
  return send(api, endpoint, { kind: 'read', schema: recordSchema }, { path: { id }, signal });
}

export function createRecord(api: Api, endpoint: Endpoint, body: Body): Promise<Result<unknown>> {
  return send(api, endpoint, { kind: 'write', schema: anySchema }, { body });
}

export function updateRecord(api: Api, endpoint: Endpoint, id: RecordId, body: Body): Promise<Result<unknown>> {
  const where = endpoint.includes('{id}') ? { path: { id }, body } : { body: { ...body, id } };
  return send(api, endpoint, { kind: 'write', schema: anySchema }, where);
}

export function removeRecord(api: Api, endpoint: Endpoint, id: RecordId): Promise<Result<unknown>> {
  return send(api, endpoint, { kind: 'write', schema: anySchema }, { query: { Id: id } });
}
