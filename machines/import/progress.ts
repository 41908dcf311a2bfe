import type { Result } from '#machines/result.ts';
import { failureOf, okOf } from '#machines/result-parts.ts';
import { mapFieldErrors } from '../form/errors.ts';
import { type ImportRow, type RowProgress, rowKey } from './row.ts';
import { type ImportRows, rowAt, rowInTurn, withRows } from './rows.ts';
import type { ImportContext, LookUpResult, RowToSend, SentRow } from './types.ts';

type DoneProgress = Extract<RowProgress, { id: unknown }>;
type Rows = Pick<ImportContext, 'rows'>;

/** The index of the row that is sent. Throws if there is none. */
function currentAt({ rows }: Rows): number {
  const at = rowInTurn(rows);
  if (at === null) throw new Error('No row is being sent');
  return at;
}

export function currentRow({ rows }: Rows): ImportRow {
  return rowAt(rows, currentAt({ rows }));
}

/** Sets the progress of a row: of the current one, if no other is given. */
export function setProgress({ rows }: Rows, progress: RowProgress, at = currentAt({ rows })): { rows: ImportRows } {
  return { rows: withRows(rows, new Map([[at, { ...rowAt(rows, at), progress }]])) };
}

/** Sets the result of the current row. The next one has its own calls. */
export function setResult(
  context: Rows,
  progress: RowProgress,
): Pick<ImportContext, 'rows' | 'callsWithoutResponse' | 'notReceived'> {
  return { ...setProgress(context, progress), callsWithoutResponse: 0, notReceived: null };
}

export function sendingProgress(context: Pick<ImportContext, 'rows' | 'firstKey' | 'isKeyed'>): RowProgress {
  const { firstKey, isKeyed } = context;
  return { kind: 'sending', key: isKeyed ? rowKey(firstKey, currentAt(context), currentRow(context).attempt) : null };
}

export function doneProgress({ action }: ImportRow, result: Result<SentRow>): DoneProgress {
  const { data, message } = okOf(result);
  return { kind: action === 'update' ? 'updated' : 'created', id: data.id, message };
}

/** The first error of a path counts. The paths may be none of the form. */
export function failedProgress({ values }: ImportRow, result: Result<unknown>): RowProgress {
  const failure = failureOf(result);
  const { byPath, rest } = mapFieldErrors(values, failure.kind === 'rejected' ? failure.errors : []);
  const others = Object.fromEntries(rest.map(({ path, msg }) => [path, msg]));
  return { kind: 'failed', message: failure.message, errors: { ...others, ...byPath } };
}

/** The progress of a row that a lookup found. Throws unless a guard has checked that it did. */
export function foundProgress({ action }: ImportRow, result: LookUpResult): DoneProgress {
  const { data, message } = okOf(result);
  if (data.kind !== 'saved') throw new Error(`A lookup that is "${data.kind}" has no record`);
  return { kind: action === 'update' ? 'updated' : 'created', id: data.candidate.id, message };
}

/** The progress of a row after the user's word on it. The same key makes sure that it is not created twice. */
export function decidedProgress({ action }: ImportRow, { isSaved }: { readonly isSaved: boolean }): RowProgress {
  if (!isSaved) return { kind: 'waiting' };
  return { kind: action === 'update' ? 'updated' : 'created', id: null, message: '' };
}

/** A created record is older than every row that is sent after it. */
export function newestAfter({ newestBefore }: Pick<ImportContext, 'newestBefore'>, id: SentRow['id']): number | null {
  const created = Number(id);
  return id === null || Number.isNaN(created) ? newestBefore : Math.max(created, newestBefore ?? created);
}

/** The record of a row that was repeated; none if that row was not saved. */
function recordOf({ rows }: Rows, existing: ImportRow['existing']): ImportRow['existing'] {
  return existing.flatMap((record) => {
    if (record.at === undefined) return [record];
    const { progress } = rowAt(rows, record.at);
    const id = 'id' in progress ? progress.id : null;
    return id === null ? [] : [{ id, name: record.name }];
  });
}

/** What is sent, or looked up, for the current row. A request without a key is not sent again, so it may still arrive. */
export function rowToSend(
  context: Pick<ImportContext, 'rows' | 'series' | 'newestBefore' | 'callsWithoutResponse'>,
): RowToSend {
  const { series, newestBefore, callsWithoutResponse } = context;
  const { action, values, existing, progress } = currentRow(context);
  if (action === 'skip' || progress.kind !== 'sending') throw new Error('The row is not to be sent');
  const { key } = progress;
  const isRepeated = callsWithoutResponse > 0 || key === null;
  const records = recordOf(context, existing);
  return { at: currentAt(context), action, values, existing: records, key, series, newestBefore, isRepeated };
}

export function isLookedUp(result: LookUpResult, kind: 'saved' | 'unsure'): boolean {
  return result.kind === 'ok' && result.data.kind === kind;
}
