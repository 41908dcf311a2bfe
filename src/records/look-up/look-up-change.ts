import type { Api } from '#api/api.ts';
import { readRecord } from '#api/calls/entity-calls.ts';
import { readStatus } from '#domain/status.ts';
import type { Entity } from '#entities/define.ts';
import type { BulkAct } from '#machines/bulk/machine.ts';
import type { ListRow } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';
import { requireDeclared } from '../require-declared.ts';
import { lookUpRepeatedly } from './look-up-repeatedly.ts';

/**
 * Looks up a status change or a removal without a response. Reads the record, and again while it is unchanged. Returns `ok`
 * if the change is done, `rejected` if it is not, `unknown` if the record cannot be read.
 */
export async function lookUpChange(
  api: Api,
  entity: Entity,
  act: BulkAct,
  signal: AbortSignal,
): Promise<Result<unknown>> {
  const read = () => readRecord(api, requireDeclared(entity.endpoints.read), act.id, { signal });
  const record = await lookUpRepeatedly(read, {
    isMissing: (result) => result.kind === 'ok' && !isDone(act, result),
    signal,
  });
  if (isDone(act, record)) return { kind: 'ok', message: 'Done', data: null };
  if (record.kind === 'ok')
    return { kind: 'rejected', message: 'Not saved: the server did not receive it', errors: [] };
  if (record.kind === 'rejected') return record;
  return { kind: 'unknown', message: 'The server did not reply' };
}

/** A removed record is one that the server refuses to read. */
function isDone({ work }: BulkAct, record: Result<ListRow>): boolean {
  if (work === 'delete') return record.kind === 'rejected';
  return record.kind === 'ok' && readStatus(record.data['status']) === (work === 'activate' ? '1' : '0');
}
