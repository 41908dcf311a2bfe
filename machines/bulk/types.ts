import type { Failure } from '#machines/result.ts';
import type { Subject } from '../removal/types.ts';

/** What is done to each of the records. */
export type BulkWork = 'activate' | 'deactivate' | 'delete';

export interface BulkInput {
  readonly work: BulkWork;
  /** The records, in the order in which it is done. */
  readonly subjects: readonly Subject[];
}

/** One step of it. */
export interface BulkAct extends Subject {
  readonly work: BulkWork;
}

/** `unknown`: it was sent and no answer came; it may or may not have happened. */
export interface RowResult {
  readonly id: number | string;
  readonly kind: 'done' | 'failed' | 'unknown';
  /** The server's words, or what went wrong. */
  readonly message: string;
}

export interface BulkContext extends BulkInput {
  /** Of the records so far, in their order: what has no result has not been done. */
  readonly results: readonly RowResult[];
  /** The person wants it to end after the record under way. */
  readonly isCancelled: boolean;
  /** Why it stopped by itself, until it goes on. */
  readonly stop: Failure | null;
}

export type BulkEvent =
  | { readonly type: 'bulk.confirm' }
  | { readonly type: 'bulk.cancel' }
  /** Goes on with what has not been done. */
  | { readonly type: 'bulk.goOn' }
  | { readonly type: 'session.resumed' };

/** `rowDone`: the list may show it. `ended`: the list is read again; what has been removed, and what nobody knows of. */
export type BulkEmitted =
  | { readonly type: 'bulk.rowDone'; readonly id: number | string; readonly work: BulkWork }
  | { readonly type: 'bulk.ended' };

export type BulkTag = 'busy' | 'awaitingSignIn';
