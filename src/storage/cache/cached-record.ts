import type { Api } from '#api/api.ts';
import { recordSchema } from '#api/calls/entity-calls.ts';
import type { Endpoint } from '#fields/endpoint.ts';
import type { ListRow } from '#machines/list/types.ts';
import { readCache, readCachedCall } from './read-cache.ts';

interface CachedRecord {
  readonly record: ListRow;
  /** When the server sent it, in milliseconds since 1970. */
  readonly asOf: number;
  readonly isStale: boolean;
}

/** The cached record of a call with `x-offline: record`; null if it is not cached or the cache cannot be read. */
export function cachedRecord(api: Api, endpoint: Endpoint, id: number | string): Promise<CachedRecord | null> {
  return readCache(api, async (scope) => {
    const cached = await readCachedCall(scope, recordSchema, endpoint.replace('{id}', String(id)));
    return cached && { record: cached.data, asOf: cached.at, isStale: cached.isStale };
  });
}
