import type { Api } from '#api/api.ts';
import { readRecord } from '#api/calls/record-calls.ts';
import type { RecordData } from '#api/schema/list-schemas.ts';
import type { Entity } from '#entities/define.ts';
import { type Prefetched, prefetch } from '#lists/prefetch.ts';
import type { Result } from '#machines/result.ts';
import { declared } from './declared.ts';

/** A record that is asked for while its form is on its way. */
export type PrefetchedRecord = Prefetched<number | string, Result<RecordData>>;

export function prefetchRecord(api: Api, { endpoints }: Entity, id: number | string): PrefetchedRecord {
  return prefetch(api, id, {
    read: (own, input, signal) => readRecord(own, declared(endpoints.read), input, signal),
    isFailed: ({ kind }) => kind === 'offline',
    isSame: (one, other) => one === other,
  });
}
