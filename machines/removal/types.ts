import type { Failure } from '#machines/result.ts';
import type { Notice } from '../notice.ts';

/** The record to be removed, and what the dialog calls it. */
export interface Subject {
  readonly id: number | string;
  readonly name: string;
}

export interface RemovalContext {
  /** `null` while no dialog is open. */
  readonly subject: Subject | null;
  /** Why the last attempt failed, shown in the dialog until the next. */
  readonly failure: Failure | null;
}

export type RemovalEvent =
  | ({ readonly type: 'removal.ask' } & Subject)
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.cancel' }
  | { readonly type: 'session.resumed' };

/** After `done` the list is read again; after `unknown` too, because nobody knows whether the record is gone. */
export type RemovalEmitted =
  | Notice
  | { readonly type: 'removal.done'; readonly id: number | string }
  | { readonly type: 'removal.unknown'; readonly id: number | string };

export type RemovalTag = 'dialog' | 'busy' | 'awaitingSignIn';
