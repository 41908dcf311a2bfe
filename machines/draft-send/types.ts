import type { Failure } from '#machines/result.ts';
import type { FormErrors, FormInput, FormValues, Resolutions, Side } from '../form/types.ts';
import type { Candidate } from '../look-up/types.ts';
import type { Notice } from '../notice.ts';

export interface DraftSendInput extends Pick<FormInput, 'mode' | 'validate' | 'isEqual'> {
  /** The record that the draft was made from. */
  readonly base: FormValues;
  readonly values: FormValues;
  /** It was sent before, and nobody knows what became of it. */
  readonly isUnsure: boolean;
}

export interface DraftSendContext extends Required<DraftSendInput> {
  /** It was so before the last send: an answer to that says nothing of the one before. */
  readonly wasUnsure: boolean;
  /** The record as it is now, where it is not as the draft knew it. */
  readonly theirs: FormValues | null;
  readonly resolutions: Resolutions;
  /** Records of which one may be what was sent; the user says. */
  readonly candidates: readonly Candidate[];
  readonly failure: Failure | null;
  /** What the server found wrong, by path. */
  readonly serverErrors: FormErrors;
  readonly message: string;
}

/** What goes out: `base` is the record as it was read last. */
export interface DraftToSend {
  readonly base: FormValues;
  readonly values: FormValues;
}

/** Whether the record has what was sent: as `LoadInput` of the form. */
export interface ReadInput {
  readonly isSaved?: (record: FormValues) => boolean;
}

export type DraftSendEvent =
  | { readonly type: 'draftSend.send' }
  | { readonly type: 'draftSend.resolve'; readonly name: string; readonly side: Side }
  | { readonly type: 'draftSend.cancel' }
  /** "This is it": one of the candidates is what was sent. */
  | { readonly type: 'draftSend.chooseFound' }
  | { readonly type: 'session.resumed' };

export type DraftSendEmitted = Notice;

/** `busy`: reading, looking up, sending or removing. `asks`: it goes on with the person's answer only. */
export type DraftSendTag = 'busy' | 'asks' | 'awaitingSignIn';

export interface DraftSendOutput {
  readonly message: string;
}
