import type { Result } from '#machines/result.ts';
import { failureOf, okOf } from '#machines/result-parts.ts';
import { mapFieldErrors } from '../form/errors.ts';
import { replaceRows, rowAt } from './changes.ts';
import { firstIndex } from './chunks.ts';
import type { Counts } from './counts.ts';
import { type ImportRow, isPending, type RowProgress, rowKey } from './row.ts';
import type { ImportContext, LookUpResult, RowToLookUp, RowToSend, SentRow } from './types.ts';

type DoneProgress = Extract<RowProgress, { id: unknown }>;
type Progress = Pick<ImportContext, 'rows' | 'counts' | 'dirty' | 'cursor'>;

/** The index of the row that is sent. Throws if there is none. */
export function currentAt({ cursor }: Pick<ImportContext, 'cursor'>): number {
  if (cursor === null) throw new Error('No row is being sent');
  return cursor;
}

export function currentRow(context: Pick<ImportContext, 'rows' | 'cursor'>): ImportRow {
  return rowAt(context, currentAt(context));
}

/** The number of rows that are to be sent, or that have no result yet. */
export function pendingIn({ create, update, sending }: Counts): number {
  return create + update + sending;
}

/** The row to begin with. A row that may have been sent comes first, because it is looked up. */
export function firstToSend({ rows, counts }: Pick<ImportContext, 'rows' | 'counts'>): number | null {
  if (counts.sending > 0) return firstIndex(rows, 0, ({ progress }) => progress.kind === 'sending');
  return pendingIn(counts) > 0 ? firstIndex(rows, 0, isPending) : null;
}

/** The next row after the current one. Rows before it are searched only if some are left. */
function nextToSend({ rows, counts, cursor }: Pick<ImportContext, 'rows' | 'counts' | 'cursor'>): number | null {
  if (pendingIn(counts) === 0) return null;
  return firstIndex(rows, (cursor ?? -1) + 1, isPending) ?? firstIndex(rows, 0, isPending);
}

/** Sets the progress of the current row, and remains there. */
export function setProgress(context: Progress, progress: RowProgress): Omit<Progress, 'cursor'> {
  return replaceRows(context, new Map([[currentAt(context), { ...currentRow(context), progress }]]));
}

/** Sets the result of the current row, and goes to the next. */
export function setResult(
  context: Progress,
  progress: RowProgress,
): Progress & Pick<ImportContext, 'callsWithoutResponse' | 'notReceived'> {
  const changed = setProgress(context, progress);
  return {
    ...changed,
    cursor: nextToSend({ ...changed, cursor: context.cursor }),
    callsWithoutResponse: 0,
    notReceived: null,
  };
}

export function sendingProgress(context: Pick<ImportContext, 'rows' | 'cursor' | 'firstKey' | 'isKeyed'>): RowProgress {
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
function recordOf({ rows }: Pick<ImportContext, 'rows'>, existing: ImportRow['existing']): ImportRow['existing'] {
  return existing.flatMap((record) => {
    if (record.at === undefined) return [record];
    const { progress } = rowAt({ rows }, record.at);
    const id = 'id' in progress ? progress.id : null;
    return id === null ? [] : [{ id, name: record.name }];
  });
}

/** What is sent for the current row. */
export function rowToSend(context: Pick<ImportContext, 'rows' | 'cursor' | 'series'>): RowToSend {
  const { action, values, existing, progress } = currentRow(context);
  if (action === 'skip' || progress.kind !== 'sending') throw new Error('The row is not to be sent');
  const { key } = progress;
  return { at: currentAt(context), action, values, existing: recordOf(context, existing), key, series: context.series };
}

export function isLookedUp(result: LookUpResult, kind: 'saved' | 'unsure'): boolean {
  return result.kind === 'ok' && result.data.kind === kind;
}

/** A row without a response that is looked up. A request without a key is not sent again, so it may still arrive. */
export function rowToLookUp(
  context: Pick<ImportContext, 'rows' | 'cursor' | 'series' | 'newestBefore' | 'callsWithoutResponse'>,
): RowToLookUp {
  const row = rowToSend(context);
  const { newestBefore, callsWithoutResponse } = context;
  return { ...row, newestBefore, isRepeated: callsWithoutResponse > 0 || row.key === null };
}
