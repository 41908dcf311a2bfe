import type { Failure } from '#machines/result.ts';
import type { Countdown } from '../countdown.ts';
import type { FieldErrors } from '../field-errors.ts';
import type { Notice } from '../notice.ts';

/** The OTP form (section 3); `otp` as typed, up to 6 digits. */
export interface RecoveryValues {
  readonly username: string;
  readonly otp: string;
}

export type RecoveryField = keyof RecoveryValues;

export type RecoveryErrors = FieldErrors<RecoveryField>;

/** What outlives a reload: whom a code was sent to and when another can be asked for. Never the code. */
export interface RecoveryFormer {
  readonly username: string;
  readonly resendAt: Countdown['resendAt'];
}

export interface RecoveryInput {
  /** The rules of section 5 on both fields; pure. */
  readonly validate: (values: RecoveryValues) => RecoveryErrors;
  /** The instant of the start, in milliseconds since 1970. */
  readonly now: number;
  /** What the last visit of this tab remembered: the recovery goes on where the code is entered. */
  readonly former: RecoveryFormer | null;
}

export interface RecoveryContext extends Countdown {
  readonly values: RecoveryValues;
  readonly validate: RecoveryInput['validate'];
  /** Whom the last code was sent to; `null` before the first. */
  readonly sentTo: string | null;
  /** Fields whose errors are shown: those that have been left, and the one that kept a press from being sent. */
  readonly shown: readonly RecoveryField[];
  /** Why the last call failed, until the next one or a change. */
  readonly failure: Failure | null;
}

export type RecoveryEvent =
  | { readonly type: 'recovery.change'; readonly name: RecoveryField; readonly value: string }
  | { readonly type: 'recovery.blur'; readonly name: RecoveryField }
  | { readonly type: 'recovery.send' }
  | { readonly type: 'recovery.resend' }
  | { readonly type: 'recovery.verify' }
  | { readonly type: 'recovery.restart' };

export type RecoveryEmitted = Notice | { readonly type: 'recovery.focusField'; readonly name: RecoveryField };

/** `busy`: a call is under way. `entering`: a code was sent, and its boxes stand. */
export type RecoveryTag = 'busy' | 'entering';

/** Whom the server will let set a new password. */
export interface RecoveryOutput {
  readonly username: string;
}
