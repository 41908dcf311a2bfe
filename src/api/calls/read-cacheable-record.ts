import type { Endpoint } from '#fields/endpoint.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { type RecordId, send } from './entity-calls.ts';
import { recordSchema } from './record-calls.ts';

/** Reads a record whose response may be cached, and may come from the cache (`x-offline: record` in the contract). */
export function readCacheableRecord(
  api: Api,
  endpoint: Endpoint,
  id: RecordId,
  signal?: AbortSignal,
): Promise<Result<ListRow>> {
  const call = { kind: 'read', schema: recordSchema } as const;
  return send(api, endpoint, call, { path: { id }, signal, isCacheable: true });
}
