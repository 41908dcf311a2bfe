import type { Failure } from '#machines/result.ts';
import type { Countdown } from '../countdown.ts';
import type { Notice } from '../notice.ts';

export interface PhoneVerificationInput {
  /** The mobile number to be verified: 10 digits. */
  readonly phone: string;
  readonly userId: number;
  /** The rules of section 5 on the code, as their message; `null` when none is broken. Pure. */
  readonly validate: (otp: string) => string | null;
  /** The instant of the start, in milliseconds since 1970. */
  readonly now: number;
}

export interface PhoneVerificationContext extends PhoneVerificationInput, Countdown {
  /** The code as typed, up to 6 digits. */
  readonly otp: string;
  /** Whether the code's error is shown: once it has been left, or has kept a press from being sent. */
  readonly isShown: boolean;
  /** Why the last call failed, until the next one or a change. */
  readonly failure: Failure | null;
  readonly isVerified: boolean;
}

export type PhoneVerificationEvent =
  | { readonly type: 'phoneVerification.send' }
  | { readonly type: 'phoneVerification.change'; readonly value: string }
  | { readonly type: 'phoneVerification.blur' }
  | { readonly type: 'phoneVerification.resend' }
  | { readonly type: 'phoneVerification.verify' }
  | { readonly type: 'phoneVerification.cancel' }
  | { readonly type: 'session.resumed' };

export type PhoneVerificationEmitted = Notice | { readonly type: 'phoneVerification.focusCode' };

/** `busy`: a call is under way. `entering`: a code was sent, and its boxes stand. */
export type PhoneVerificationTag = 'busy' | 'entering' | 'awaitingSignIn';

export interface PhoneVerificationOutput {
  readonly phone: string;
  /** False when the person cancelled. */
  readonly isVerified: boolean;
}
