import type { SnapshotFrom } from 'xstate';
import type { phoneVerificationMachine } from './machine.ts';
import type { PhoneVerificationContext } from './types.ts';

export type PhoneVerificationSnapshot = SnapshotFrom<typeof phoneVerificationMachine>;

/** What the person is shown by the code's boxes; `null` if nothing. */
export function visibleError({ otp, validate, isShown }: PhoneVerificationContext): string | null {
  return isShown ? validate(otp) : null;
}

/** Whether a press of 'Resend OTP' is heard: the countdown is over and no call is under way. */
export function canResend(snapshot: PhoneVerificationSnapshot): boolean {
  return snapshot.can({ type: 'phoneVerification.resend' });
}

/** Which call is under way, or waits for a sign-in: the one whose button is busy. */
export function callUnderWay(snapshot: PhoneVerificationSnapshot): 'send' | 'resend' | 'verify' | null {
  if (snapshot.matches('sending') || snapshot.matches({ awaitingSignIn: 'toSend' })) return 'send';
  if (snapshot.matches({ entering: { step: { open: 'resending' } } })) return 'resend';
  if (snapshot.matches({ awaitingSignIn: 'toResend' })) return 'resend';
  const isVerifying = snapshot.matches({ entering: { step: 'verifying' } });
  return isVerifying || snapshot.matches({ awaitingSignIn: 'toVerify' }) ? 'verify' : null;
}

/** "Wrong mobile OTP" (section 4): the server has refused the code that was last verified, and none has been typed since. */
export function isWrong(snapshot: PhoneVerificationSnapshot): boolean {
  return snapshot.matches({ entering: { step: { open: 'wrong' } } }) && snapshot.context.failure !== null;
}
