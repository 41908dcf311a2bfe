import type { SnapshotFrom } from 'xstate';
import type { phoneVerificationMachine } from './machine.ts';
import type { PhoneVerificationContext } from './types.ts';

export type PhoneVerificationSnapshot = SnapshotFrom<typeof phoneVerificationMachine>;

/** The error that is shown below the code; `null` if none. */
export function visibleError({ otp, validate, isShown }: PhoneVerificationContext): string | null {
  return isShown ? validate(otp) : null;
}

/** Whether 'Resend OTP' is enabled: the countdown is over and no call is in progress. */
export function canResend(snapshot: PhoneVerificationSnapshot): boolean {
  return snapshot.can({ type: 'phoneVerification.resend' });
}

/** The call that is in progress or waits for a sign-in. Its button is busy. */
export function callInProgress(snapshot: PhoneVerificationSnapshot): 'send' | 'resend' | 'verify' | null {
  if (snapshot.matches('sending') || snapshot.matches({ awaitingSignIn: 'toSend' })) return 'send';
  if (snapshot.matches({ entering: { step: { acceptingCode: 'resending' } } })) return 'resend';
  if (snapshot.matches({ awaitingSignIn: 'toResend' })) return 'resend';
  const isVerifying = snapshot.matches({ entering: { step: 'verifying' } });
  return isVerifying || snapshot.matches({ awaitingSignIn: 'toVerify' }) ? 'verify' : null;
}

/** "Wrong mobile OTP" (section 4): the server has refused the code that was last verified, and none has been typed since. */
export function isWrong(snapshot: PhoneVerificationSnapshot): boolean {
  return snapshot.matches({ entering: { step: { acceptingCode: 'wrong' } } }) && snapshot.context.failure !== null;
}
