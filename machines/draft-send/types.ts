import type { Failure } from '#machines/result.ts';
import type { FormErrors, FormInput, FormValues, Resolutions, Side } from '../form/types.ts';
import type { Candidate } from '../look-up.ts';
import type { Notice } from '../notice.ts';

export interface DraftSendInput extends Pick<FormInput, 'mode' | 'validate' | 'isEqual'> {
  /** The record that the draft was made from. */
  readonly base: FormValues;
  readonly values: FormValues;
  /** The draft was sent before and had no response. */
  readonly isUnsure: boolean;
}

export interface DraftSendContext extends Required<DraftSendInput> {
  /** The value of `isUnsure` before the last send. A response to that send says nothing about earlier ones. */
  readonly wasUnsure: boolean;
  /** The current record, if it differs from `base`; otherwise `null`. */
  readonly theirs: FormValues | null;
  readonly resolutions: Resolutions;
  /** Records that may be the one that was sent. The user decides. */
  readonly candidates: readonly Candidate[];
  readonly failure: Failure | null;
  /** The server's errors by path. */
  readonly serverErrors: FormErrors;
  readonly message: string;
}

/** What is sent. `base` is the record as read last. */
export interface DraftToSend {
  readonly base: FormValues;
  readonly values: FormValues;
}

/** `isSaved`: as in `LoadInput` of the form. */
export interface ReadInput {
  readonly isSaved?: (record: FormValues) => boolean;
}

export type DraftSendEvent =
  | { readonly type: 'draftSend.send' }
  | { readonly type: 'draftSend.resolve'; readonly name: string; readonly side: Side }
  | { readonly type: 'draftSend.cancel' }
  /** The user says that a candidate is the record that was sent. */
  | { readonly type: 'draftSend.chooseFound' }
  | { readonly type: 'session.resumed' };

export type DraftSendEmitted = Notice;

/** `busy`: an effect is running. `asks`: the user must decide. */
export type DraftSendTag = 'busy' | 'asks' | 'awaitingSignIn';

export interface DraftSendOutput {
  readonly message: string;
}
