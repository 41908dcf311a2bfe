import type { Failure } from '#machines/result.ts';
import type { Subject } from '../removal/machine.ts';

/** The action on each record. */
export type BulkWork = 'activate' | 'deactivate' | 'delete';

export interface BulkInput {
  readonly work: BulkWork;
  /** The records, in the order of the calls. */
  readonly subjects: readonly Subject[];
}

/** The call for one record. */
export interface BulkAct extends Subject {
  readonly work: BulkWork;
}

/** `unknown`: the call had no response. It may or may not have happened. */
export interface RowResult {
  readonly id: number | string;
  readonly kind: 'done' | 'failed' | 'unknown';
  /** The server's message, or the message of the failure. */
  readonly message: string;
}

export interface BulkContext extends BulkInput {
  /** The results so far, in the order of the records. A record without a result was not changed. */
  readonly results: readonly RowResult[];
  /** The user wants to stop after the current record. */
  readonly isCancelled: boolean;
  /** Why the series stopped by itself, until it continues. */
  readonly stop: Failure | null;
}

export type BulkEvent =
  | { readonly type: 'bulk.confirm' }
  | { readonly type: 'bulk.cancel' }
  /** Continues with the records that have no result. */
  | { readonly type: 'bulk.goOn' }
  | { readonly type: 'session.resumed' };

/** `rowDone`: the list may show the change. `ended`: the list reloads, because records were removed or are unknown. */
export type BulkEmitted =
  | { readonly type: 'bulk.rowDone'; readonly id: number | string; readonly work: BulkWork }
  | { readonly type: 'bulk.ended' };

export type BulkTag = 'busy' | 'awaitingSignIn';
