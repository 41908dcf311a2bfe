import type { Api } from '#api/api.ts';
import { readRecord } from '#api/calls/record-calls.ts';
import type { RecordData } from '#api/schema/list-schemas.ts';
import { readStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import type { BulkAct } from '#machines/bulk/types.ts';
import type { Result } from '#machines/result.ts';
import { declared } from './declared.ts';
import { lookRepeatedly } from './look-up-repeatedly.ts';

/**
 * What became of a status change or a removal without a response: reads the record, and again while it is as before. `ok`
 * if it is done, `rejected` if it is not, `unknown` where the record cannot be read.
 */
export async function lookUpChange(
  api: Api,
  entity: Entity,
  act: BulkAct,
  signal: AbortSignal,
): Promise<Result<unknown>> {
  const look = () => readRecord(api, declared(entity.endpoints.read), act.id, signal);
  const record = await lookRepeatedly(look, {
    isMissing: (answer) => answer.kind === 'ok' && !isDone(act, answer),
    signal,
  });
  if (isDone(act, record)) return { kind: 'ok', message: 'Done', data: null };
  if (record.kind === 'ok') return { kind: 'rejected', message: 'Not done: the server did not receive it', errors: [] };
  if (record.kind === 'rejected') return record;
  return { kind: 'unknown', message: 'The server did not answer' };
}

/** The server refuses to read a record that it does not have. */
function isDone({ work }: BulkAct, record: Result<RecordData>): boolean {
  if (work === 'delete') return record.kind === 'rejected';
  return record.kind === 'ok' && readStatus(record.data['status']) === (work === 'activate' ? '1' : '0');
}
