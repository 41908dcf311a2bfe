import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { MAYBE_VERIFIED } from '../code-texts.ts';
import { phoneVerificationSetup } from './setup.ts';

/** Sends the code, once. Whatever fails unlocks resend (section 4), and the code stays for mending. */
export const verifying = phoneVerificationSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'verifyOtp',
    input: ({ context: { phone, userId, otp } }) => ({ phone, userId, otp }),
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: '#phoneVerification.verified',
        actions: ['noteVerified', { type: 'notifySuccess', params: ({ event }) => okOf(event.output) }],
      },
      {
        guard: { type: 'sessionExpired', params: ({ event }) => event.output },
        target: '#phoneVerification.awaitingSignIn.toVerify',
      },
      {
        guard: { type: 'unknown', params: ({ event }) => event.output },
        target: 'open',
        actions: [
          'unlockResend',
          { type: 'setFailure', params: MAYBE_VERIFIED },
          { type: 'notifyFailure', params: MAYBE_VERIFIED },
        ],
      },
      {
        guard: { type: 'rejected', params: ({ event }) => event.output },
        target: 'open.wrong',
        actions: [
          'unlockResend',
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
          'focusCode',
        ],
      },
      {
        target: 'open',
        actions: [
          'unlockResend',
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'open',
      actions: [
        'unlockResend',
        { type: 'setFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
