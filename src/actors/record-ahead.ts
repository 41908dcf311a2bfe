import { readRecord } from '#api/record-calls.ts';
import type { RecordData } from '#api/schemas.ts';
import type { Entity } from '#entities/define.ts';
import type { Answer } from '#machines/answer.ts';
import { declared } from './declared.ts';
import { readAhead } from './read-ahead.ts';

interface RecordOf {
  readonly entity: Entity;
  readonly id: number | string;
}

/** A record as the server has it, asked for before the form is there that will show it. */
export const recordAhead = readAhead<RecordOf, Answer<RecordData>>({
  read: (api, { entity, id }, signal) => readRecord(api, declared(entity.endpoints.read), id, signal),
  isSame: (one, other) => one.entity === other.entity && one.id === other.id,
});
