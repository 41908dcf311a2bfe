import type { Api } from '#api/api.ts';
import { readRecord } from '#api/calls/record-calls.ts';
import type { RecordData } from '#api/schema/list-schemas.ts';
import type { Entity } from '#entities/define.ts';
import { type ReadAhead, readAhead } from '#lists/prefetch.ts';
import type { Answer } from '#machines/answer.ts';
import { declared } from './declared.ts';

/** A record that is asked for while its form is on its way. */
export type RecordAhead = ReadAhead<number | string, Answer<RecordData>>;

export function recordAhead(api: Api, { endpoints }: Entity, id: number | string): RecordAhead {
  return readAhead(api, id, {
    read: (own, input, signal) => readRecord(own, declared(endpoints.read), input, signal),
    isFailed: ({ kind }) => kind === 'offline',
    isSame: (one, other) => one === other,
  });
}
