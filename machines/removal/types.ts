import type { Failure } from '#machines/result.ts';
import type { Notice } from '../notice.ts';

/** The record to remove, and its name in the dialog. */
export interface Subject {
  readonly id: number | string;
  readonly name: string;
}

export interface RemovalContext {
  /** `null` while no dialog is open. */
  readonly subject: Subject | null;
  /** Why the last attempt failed, until the next starts. */
  readonly failure: Failure | null;
}

export type RemovalEvent =
  | ({ readonly type: 'removal.ask' } & Subject)
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.cancel' }
  | { readonly type: 'session.resumed' };

/** The list reloads after `done`, and after `unknown` because the record may or may not exist. */
export type RemovalEmitted =
  | Notice
  | { readonly type: 'removal.done'; readonly id: number | string }
  | { readonly type: 'removal.unknown'; readonly id: number | string };

export type RemovalTag = 'dialog' | 'busy' | 'awaitingSignIn';
