import type { FormValues } from '../form/types.ts';

/** The form of a draft: the path of an area, or the name of another form. `id` is null for a new record. */
export interface DraftKey {
  readonly form: string;
  readonly id: number | string | null;
}

/**
 * - `typing`: stored while the user typed.
 * - `waiting`: the user saved while offline.
 * - `unsure`: it was sent and had no response.
 */
export type DraftStatus = 'typing' | 'waiting' | 'unsure';

/**
 * The stored content of a form. Files are among the values; passwords and one-time codes never are.
 */
export interface DraftContent {
  readonly place: DraftKey;
  readonly status: DraftStatus;
  /** The record that the values were made from, or the empty values of a new one. */
  readonly base: FormValues;
  readonly values: FormValues;
  /** For a new record: the highest id that this device had seen in the list before the send; null if unknown. */
  readonly newestBefore?: number | null;
  /** The version of `base`, if the server has versions. */
  readonly version?: string | null;
  /** For a new record: the key of its create. If `status` is `unsure`, it was sent with this key. */
  readonly key?: string | null;
}

/** Identifies a draft as it was read. A later change, in any window, makes another version. */
export interface DraftVersion {
  readonly id: string;
  /** When it was last stored, in milliseconds since 1970. It increases with every write. */
  readonly at: number;
}

export interface Draft extends DraftContent, DraftVersion {}

/** The result of a write. `full`: the device has no space. `gone`: the user is no longer signed in. `fault`: an exception. */
export type StoreOutcome = 'stored' | 'full' | 'gone' | 'fault';

export interface DraftInput {
  /** The id under which input is stored. */
  readonly id: string;
  /** The id that replaces it after a restore, so that earlier input stays a separate draft. */
  readonly restoredId: string;
}

export interface DraftContext extends DraftInput {
  /** The draft of an earlier visit that is offered. */
  readonly found: Draft | null;
  /** The draft that was restored. The next write deletes it, unless it was changed elsewhere. */
  readonly restored: DraftVersion | null;
  /** The newest content to store; `null` deletes the draft. */
  readonly pending: DraftContent | null;
  /** Why the last write failed. */
  readonly trouble: Exclude<StoreOutcome, 'stored'> | null;
}

export type DraftEvent =
  | { readonly type: 'draft.changed'; readonly content: DraftContent | null }
  | { readonly type: 'draft.flush' }
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' };
