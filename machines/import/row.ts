import type { FormErrors, FormValues } from '../form/types.ts';

export type RowAction = 'create' | 'update' | 'skip';

/** A record that a row may update. */
export interface ExistingRecord {
  readonly id: number | string;
  readonly name: string;
  /** It has all values of the row. */
  readonly isSame?: boolean;
  /** No record yet: the number in the file, and the index, of the row that has the same values and comes first. */
  readonly line?: number;
  readonly at?: number;
}

/**
 * - `waiting`: not sent.
 * - `sending`: sent with this key, or about to be; null if the server may have no keys. Without a result the row is looked up
 *   before it is sent again.
 * - `created`, `updated`: `id` is null if the response had none.
 * - `failed`: the server rejected it. `errors` are by path; a path may be none of the form.
 * - `unknown`: it had no response, and the lookup was not sure. Only the user's word sends it again.
 */
export type RowProgress =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly key: string | null }
  | { readonly kind: 'created' | 'updated'; readonly id: number | string | null; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly errors: FormErrors }
  | { readonly kind: 'unknown'; readonly message: string };

export interface ImportRow {
  /** Its number in the file, from 1, for the user. */
  readonly line: number;
  /** Its cells in the file, as text. */
  readonly texts: readonly string[];
  readonly values: FormValues;
  /** Messages by field for cells that could not be read. */
  readonly unread: FormErrors;
  /** Messages by path: cells that could not be read, and broken rules. */
  readonly errors: FormErrors;
  /** The values that the user changed in the grid. */
  readonly edited: FormValues;
  readonly existing: readonly ExistingRecord[];
  readonly action: RowAction;
  /** Increases when the row changes or failed, because a key belongs to the values that were sent with it. */
  readonly attempt: number;
  readonly progress: RowProgress;
}

/**
 * What a row is now. Each row has one. `create`, `update`: it is valid and will be sent. `same`: an update that changes
 * nothing, and is not sent.
 */
export type RowStatus = 'invalid' | 'skip' | 'same' | 'create' | 'update' | Exclude<RowProgress['kind'], 'waiting'>;

export function statusOf({ progress, action, errors, existing }: ImportRow): RowStatus {
  if (progress.kind !== 'waiting') return progress.kind;
  if (action === 'skip') return 'skip';
  if (action === 'update' && existing[0]?.isSame === true) return 'same';
  return Object.keys(errors).length > 0 ? 'invalid' : action;
}

/** Whether the user can change the row: nothing was sent, or the server rejected it. */
export function isEditable({ progress }: ImportRow): boolean {
  return progress.kind === 'waiting' || progress.kind === 'failed';
}

/** Whether one record exists that the row can update, or will when the row that it repeats is imported. */
export function canUpdate({ existing }: ImportRow): boolean {
  // An import of an earlier version of the app knows only the number of the repeated row.
  return existing.length === 1 && existing.every(({ line, at }) => line === undefined || at !== undefined);
}

/** Whether the row repeats another row of the file. */
export function isRepeat({ existing }: Pick<ImportRow, 'existing'>): boolean {
  return existing.some(({ line }) => line !== undefined);
}

/** The idempotency key of a row. A machine has no random numbers, and the first key is one. */
export function rowKey(firstKey: string, at: number, attempt: number): string {
  const start = firstKey.lastIndexOf('-') + 1;
  const next = (Number.parseInt(firstKey.slice(start), 16) + at + attempt * 2 ** 24) % 2 ** 48;
  return `${firstKey.slice(0, start)}${next.toString(16).padStart(12, '0')}`;
}

/** Why a row is not imported; empty if it is, or still may be. */
export function reasonsOf(row: ImportRow): readonly string[] {
  const { progress, errors } = row;
  // The message of a result is often that of the first error.
  if (progress.kind === 'failed') return [...new Set([progress.message, ...Object.values(progress.errors)])];
  if (progress.kind === 'unknown') return [progress.message];
  return statusOf(row) === 'invalid' ? Object.values(errors) : [];
}
