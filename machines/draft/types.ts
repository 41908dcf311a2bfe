import type { FormValues } from '../form/types.ts';

/** Which form a draft is of: an area's path, or the name of a form that is no entity's; `id` is null for a new record. */
export interface DraftKey {
  readonly form: string;
  readonly id: number | string | null;
}

/**
 * - `typing`: kept while it was typed.
 * - `waiting`: Save was pressed without a connection.
 * - `unsure`: it was sent, and nobody knows what became of it.
 */
export type DraftStatus = 'typing' | 'waiting' | 'unsure';

/**
 * What is kept of a form, read when it is written: it may be that of that moment. Files stand among the values; passwords
 * and one-time codes never do.
 */
export interface DraftContent {
  readonly place: DraftKey;
  readonly status: DraftStatus;
  /** The record that the values were made from; the empty values of a new one. */
  readonly base: FormValues;
  readonly values: FormValues;
  /** Of a new record: the highest id of its list that this device had seen before it was sent; null if unknown. */
  readonly newestBefore?: number | null;
}

/** A draft as it was read: what has been typed into it since, in another window, is another one. */
export interface DraftVersion {
  readonly id: string;
  /** When it was last kept: an instant in milliseconds, later with every time. */
  readonly at: number;
}

export interface Draft extends DraftContent, DraftVersion {}

/** What a write came to. `full`: the device has no room. `gone`: its person is no longer at home here. */
export type StoreOutcome = 'stored' | 'full' | 'gone';

export interface DraftInput {
  /** Under which name new typing is kept. */
  readonly id: string;
  /** The same once a draft has been restored: what was typed before that stays by itself. */
  readonly restoredId: string;
}

export interface DraftContext extends DraftInput {
  /** The draft of an earlier visit that is offered. */
  readonly found: Draft | null;
  /** The draft that was restored: it goes once what became of it is kept, unless it is typed in elsewhere. */
  readonly restored: DraftVersion | null;
  /** The newest that is to be kept; `null` removes the draft. */
  readonly pending: DraftContent | null;
  /** Whether `pending` is newer than what was last handed to the disk. */
  readonly isStale: boolean;
  /** Why the last write was not made. */
  readonly trouble: Exclude<StoreOutcome, 'stored'> | 'fault' | null;
}

export type DraftEvent =
  | { readonly type: 'draft.changed'; readonly content: DraftContent | null }
  | { readonly type: 'draft.flush' }
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' };

/** Told after a press of Restore: the form takes it over. */
export interface DraftEmitted {
  readonly type: 'draft.restored';
  readonly draft: Draft;
}
