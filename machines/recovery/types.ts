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

/** What survives a reload: who received a code, and when another can be sent. Never the code. */
export interface RecoveryFormer {
  readonly username: string;
  readonly resendAt: Countdown['resendAt'];
}

export interface RecoveryInput {
  /** The rules of section 5 on both fields; pure. */
  readonly validate: (values: RecoveryValues) => RecoveryErrors;
  /** The time of the start, in milliseconds since 1970. */
  readonly now: number;
  /** What this tab stored before a reload. If set, the recovery continues at the code step. */
  readonly former: RecoveryFormer | null;
}

export interface RecoveryContext extends Countdown {
  readonly values: RecoveryValues;
  readonly validate: RecoveryInput['validate'];
  /** The username that the last code was sent for; `null` before the first. */
  readonly sentTo: string | null;
  /** Fields whose errors are shown: those that lost focus, and the one that prevented a send. */
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

/** `busy`: a call is in progress. `entering`: a code was sent, and its boxes are shown. */
export type RecoveryTag = 'busy' | 'entering';

/** The user who may set a new password now. */
export interface RecoveryOutput {
  readonly username: string;
}
