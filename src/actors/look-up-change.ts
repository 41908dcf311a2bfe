import type { Api } from '#api/api.ts';
import { readRecord } from '#api/record-calls.ts';
import { readStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import type { Answer } from '#machines/answer.ts';
import type { BulkAct } from '#machines/bulk/types.ts';
import { declared } from './declared.ts';

/** Before each look, in milliseconds: a request without a response may still be on its way. */
const lookDelaysMs = [0, 2000, 3000];

/**
 * What became of a status change or a removal without a response: reads the record, and again 2 and 5 s later while it is
 * as before. `ok` if it is done, `rejected` if it is not, `unknown` where the record cannot be read.
 */
export async function lookUpChange(
  api: Api,
  entity: Entity,
  { id, work }: BulkAct,
  signal: AbortSignal,
): Promise<Answer<unknown>> {
  let result: Answer<unknown> = { kind: 'unknown', message: 'The server did not answer' };
  for (const delay of lookDelaysMs) {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    if (signal.aborted) break;
    const record = await readRecord(api, declared(entity.endpoints.read), id, signal);
    if (record.kind === 'sessionExpired') return result;
    // The server refuses to read a record that it does not have.
    const isDone =
      work === 'delete'
        ? record.kind === 'rejected'
        : record.kind === 'ok' && readStatus(record.data['status']) === (work === 'activate' ? '1' : '0');
    if (isDone) return { kind: 'ok', message: 'Done', data: null };
    if (record.kind === 'ok')
      result = { kind: 'rejected', message: 'Not done: the server did not receive it', errors: [] };
    else if (record.kind === 'rejected') return { kind: 'rejected', message: record.message, errors: [] };
  }
  return result;
}
