import type { Api } from '#api/api.ts';
import { readRecord } from '#api/calls/record-calls.ts';
import type { Entity } from '#entities/define.ts';
import { type Prefetched, prefetch } from '#lists/prefetch/prefetch.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { requireDeclared } from './require-declared.ts';

/** A record that is prefetched while the code of its form loads. */
export type PrefetchedRecord = Prefetched<number | string, Result<ListRow>>;

export function prefetchRecord(api: Api, { endpoints }: Entity, id: number | string): PrefetchedRecord {
  return prefetch(api, id, {
    list: endpoints.list,
    read: (ownApi, input, signal) => readRecord(ownApi, requireDeclared(endpoints.read), input, signal),
    isFailed: ({ kind }) => kind === 'offline',
    isSame: (one, other) => one === other,
  });
}
