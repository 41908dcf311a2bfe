import type { Failure } from '#machines/result.ts';
import type { Countdown } from '../countdown.ts';
import type { Notice } from '../notice.ts';

export interface PhoneVerificationInput {
  /** The mobile number to verify: 10 digits. */
  readonly phone: string;
  readonly userId: number;
  /** Applies the rules of section 5 to the code. Returns a message, or `null` if the code is valid. Pure. */
  readonly validate: (otp: string) => string | null;
  /** The time of the start, in milliseconds since 1970. */
  readonly now: number;
}

export interface PhoneVerificationContext extends PhoneVerificationInput, Countdown {
  /** The code as typed, up to 6 digits. */
  readonly otp: string;
  /** Whether the error of the code is shown: after it lost focus, or prevented a send. */
  readonly isShown: boolean;
  /** Why the last call failed, until the next call or a change. */
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

/** `busy`: a call is in progress. `entering`: a code was sent, and its boxes are shown. */
export type PhoneVerificationTag = 'busy' | 'entering' | 'awaitingSignIn';

export interface PhoneVerificationOutput {
  readonly phone: string;
  /** False if the user cancelled. */
  readonly isVerified: boolean;
}
