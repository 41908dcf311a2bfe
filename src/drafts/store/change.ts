import type { DraftStatus, DraftVersion } from '#machines/draft/types.ts';

/** The content of a draft, ready to be stored: the text as JSON, and the files by name. */
export interface PackedContent {
  readonly status: DraftStatus;
  readonly text: string;
  readonly files: readonly (readonly [name: string, file: Blob])[];
}

/**
 * A change of a draft. The page stores it and posts it to a worker, which stores it too in case the page ends first.
 */
export interface DraftChange {
  readonly id: string;
  readonly userId: number;
  /** Counts the changes of this draft, from 1. An older change never replaces a newer one. */
  readonly sequence: number;
  /** The time of the input, in milliseconds since 1970. */
  readonly at: number;
  /** `null` removes the draft. */
  readonly content: PackedContent | null;
  /** The drafts that this one replaces, as they were read. */
  readonly former: readonly DraftVersion[];
}

/**
 * A message of a page to the worker. `draft.settle` has a port: the worker responds after it has stored earlier
 * changes.
 */
export type DraftMessage =
  | { readonly type: 'draft.change'; readonly change: DraftChange }
  | { readonly type: 'draft.settle' };

/** The worker holds this Web Lock (shared) while it stores changes. */
export const draftWritesLock = 'draft writes';

/** A message on this channel reports that the number of drafts, or the status of one, has changed. */
export const draftsChannel = 'drafts';
