import type { SnapshotFrom } from 'xstate';
import { type Chunks, entriesOf, itemsBetween, sizeOf } from './chunks.ts';
import type { importMachine } from './machine.ts';
import { pendingIn } from './progress.ts';
import { type ImportRow, isEmpty, type RowStatus, statusOf } from './row.ts';
import type { ImportContext, Question } from './types.ts';

export type ImportSnapshot = SnapshotFrom<typeof importMachine>;

/** The number of rows in each status. */
export const countsOf = ({ counts }: ImportContext) => counts;

export const rowCount = ({ rows }: Pick<ImportContext, 'rows'>) => sizeOf(rows);

/** The rows from `from` to before `to`, for the part of the grid that is visible. */
export function rowsBetween({ rows }: Pick<ImportContext, 'rows'>, from: number, to: number): readonly ImportRow[] {
  return itemsBetween(rows, from, to);
}

/** How many rows have a result, of those that are sent in all. */
export function progressOf({ counts }: Pick<ImportContext, 'counts'>): { readonly done: number; readonly of: number } {
  const done = counts.created + counts.updated + counts.failed + counts.unknown;
  return { done, of: done + pendingIn(counts) };
}

const indexes = new WeakMap<Chunks<ImportRow>, Map<RowStatus, readonly number[]>>();

/** The indexes of the rows in a status, for a filter of the grid. Memoized until a row changes. */
export function indexesWith({ rows }: Pick<ImportContext, 'rows'>, status: RowStatus): readonly number[] {
  const known = indexes.get(rows) ?? new Map<RowStatus, readonly number[]>();
  indexes.set(rows, known);
  const found =
    known.get(status) ?? [...entriesOf(rows)].flatMap(([at, row]) => (statusOf(row) === status ? [at] : []));
  known.set(status, found);
  return found;
}

/** The questions that the user has not answered yet, in their order. */
export function openQuestions({
  questions,
  answers,
}: Pick<ImportContext, 'questions' | 'answers'>): readonly Question[] {
  return questions.filter(({ id }) => !Object.hasOwn(answers, id));
}

/** Why a row is not imported; empty if it is, or still may be. */
export function reasonsOf(row: ImportRow): readonly string[] {
  const { progress, errors } = row;
  // The message of a result is often that of the first error.
  if (progress.kind === 'failed') return [...new Set([progress.message, ...Object.values(progress.errors)])];
  if (progress.kind === 'unknown') return [progress.message];
  return statusOf(row) === 'invalid' ? Object.values(errors) : [];
}

/** Whether leaving would lose input. Rows that wait are stored and sent later. */
export function isUnsaved({ status, context }: ImportSnapshot): boolean {
  const isStored = context.revision > 0 && context.trouble === null && isEmpty(context.dirty);
  return status === 'active' && context.sheets.length > 0 && !isStored;
}

/** Whether a reload would lose the import: the last write failed. */
export function wouldLoseOnReload({ trouble }: Pick<ImportContext, 'trouble'>): boolean {
  return trouble !== null;
}

/** Whether rows are being sent. Leaving pauses the import. */
export const isSendingRows = (snapshot: ImportSnapshot) =>
  snapshot.hasTag('sending') && !snapshot.hasTag('paused') && !snapshot.hasTag('finished');

/** Whether rows are left that only this window has. */
export function wouldLose(snapshot: ImportSnapshot): boolean {
  const { trouble, isUnstored } = snapshot.context;
  const hasRows = snapshot.hasTag('checking') || (snapshot.hasTag('sending') && !snapshot.hasTag('finished'));
  return hasRows && (isUnstored || trouble !== null);
}
