import { failureOf, faultOf, okOf } from '../answer-parts.ts';
import { MAYBE_VERIFIED } from '../code-texts.ts';
import { phoneVerificationSetup } from './setup.ts';

/** Sends the code, once. Whatever fails unlocks resend (section 4), and the code stays for mending. */
export const verifying = phoneVerificationSetup.createStateConfig({
  tags: 'busy',
  entry: 'dropFailure',
  invoke: {
    src: 'verifyOtp',
    input: ({ context: { phone, userId, otp } }) => ({ phone, userId, otp }),
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: '#phoneVerification.verified',
        actions: ['noteVerified', { type: 'tellSuccess', params: ({ event }) => okOf(event.output) }],
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
          { type: 'keepFailure', params: MAYBE_VERIFIED },
          { type: 'tellFailure', params: MAYBE_VERIFIED },
        ],
      },
      {
        guard: { type: 'rejected', params: ({ event }) => event.output },
        target: 'open.wrong',
        actions: [
          'unlockResend',
          { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
          'focusCode',
        ],
      },
      {
        target: 'open',
        actions: [
          'unlockResend',
          { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'open',
      actions: [
        'unlockResend',
        { type: 'keepFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'tellFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
