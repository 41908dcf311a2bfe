import type { Api } from '#api/api.ts';
import { readRecord } from '#api/calls/entity-calls.ts';
import type { Entity } from '#entities/define.ts';
import { knownOf } from '#lists/known-of.ts';
import type { Prefetch, PrefetchOptions } from '#lists/prefetch/prefetches.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { requireDeclared } from './require-declared.ts';

type Id = ListRow['id'];

/** Starts to read a record before its form is there. */
export function prefetchRecord(api: Api, { endpoints }: Entity, id: Id, options?: PrefetchOptions): Prefetch {
  const { records } = knownOf(api, endpoints.list);
  const read = (ownApi: Api, signal: AbortSignal) =>
    readRecord(ownApi, requireDeclared(endpoints.read), id, { signal });
  return records.start(api, String(id), read, options);
}

/** Whether the form of a record can show it without a wait. */
export function isRecordKnown(api: Api, { endpoints }: Entity, id: Id): boolean {
  return knownOf(api, endpoints.list).records.arrived(String(id)) !== undefined;
}

/** A record from the server: the prefetched one, if there is one. */
export async function readOpenedRecord(
  api: Api,
  { endpoints }: Entity,
  id: Id,
  signal: AbortSignal,
): Promise<Result<ListRow>> {
  const { records } = knownOf(api, endpoints.list);
  return await (records.use(String(id), api, signal) ??
    readRecord(api, requireDeclared(endpoints.read), id, { signal }));
}
