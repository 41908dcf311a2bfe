import type { DraftStatus, DraftVersion } from '#machines/draft/types.ts';

/** The content of a draft, ready to be stored: its text as JSON, its files by their names. */
export interface PackedContent {
  readonly status: DraftStatus;
  readonly text: string;
  readonly files: readonly (readonly [name: string, file: Blob])[];
}

/** One change of a draft. The page stores it, and posts it to a worker, which stores it too if the page ends first. */
export interface DraftChange {
  readonly id: string;
  readonly userId: number;
  /** Counts the changes of this draft, from 1. An older change never replaces a newer one. */
  readonly sequence: number;
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
  /** `null` removes the draft. */
  readonly content: PackedContent | null;
  /** The drafts that this one replaces, as they were read. */
  readonly former: readonly DraftVersion[];
}

/** What a page sends to the worker. `draft.settle` carries a port: the worker answers once all earlier changes are stored. */
export type DraftMessage =
  | { readonly type: 'draft.change'; readonly change: DraftChange }
  | { readonly type: 'draft.settle' };

/** The worker holds this Web Lock (shared) while it stores changes. */
export const draftWritesLock = 'draft writes';

/** A message on this channel says that the number of drafts, or the status of one, has changed. */
export const draftsChannel = 'drafts';
