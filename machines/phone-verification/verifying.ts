import { okOf } from '#machines/result-parts.ts';
import { MAYBE_VERIFIED } from '../code-texts.ts';
import { report, reportFailure, reportFault, when } from '../routes.ts';
import { phoneVerificationSetup } from './setup.ts';

/** Sends the code once. Every failure unlocks resend (section 4) and keeps the code, so that the user can correct it. */
export const verifying = phoneVerificationSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'verifyOtp',
    input: ({ context: { phone, userId, otp } }) => ({ phone, userId, otp }),
    onDone: [
      {
        guard: when('ok'),
        target: '#phoneVerification.verified',
        actions: ['noteVerified', { type: 'notifySuccess', params: ({ event }) => okOf(event.output) }],
      },
      {
        guard: when('sessionExpired'),
        target: '#phoneVerification.awaitingSignIn.toVerify',
      },
      {
        guard: when('unknown'),
        target: 'acceptingCode',
        actions: ['unlockResend', ...report(MAYBE_VERIFIED)],
      },
      {
        guard: when('rejected'),
        target: 'acceptingCode.wrong',
        actions: ['unlockResend', ...reportFailure, 'focusCode'],
      },
      {
        target: 'acceptingCode',
        actions: ['unlockResend', ...reportFailure],
      },
    ],
    onError: {
      target: 'acceptingCode',
      actions: ['unlockResend', ...reportFault],
    },
  },
});
