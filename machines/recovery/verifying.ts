import { failureOf, faultOf, okOf } from '../answer-parts.ts';
import { MAYBE_VERIFIED } from '../code-texts.ts';
import { formerOf } from './former.ts';
import { recoverySetup } from './setup.ts';

/** Sends the code, once. Whatever fails unlocks resend (section 4), and the code stays for mending. */
export const verifying = recoverySetup.createStateConfig({
  tags: 'busy',
  entry: 'dropFailure',
  invoke: {
    src: 'verifyOtp',
    input: ({ context: { values } }) => ({ username: values.username, otp: values.otp }),
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: '#recovery.verified',
        actions: [
          'forgetCode',
          { type: 'remember', params: null },
          { type: 'tellSuccess', params: ({ event }) => okOf(event.output) },
        ],
      },
      {
        guard: { type: 'unknown', params: ({ event }) => event.output },
        target: 'open',
        actions: [
          'unlockResend',
          { type: 'remember', params: ({ context }) => formerOf(context) },
          { type: 'keepFailure', params: MAYBE_VERIFIED },
          { type: 'tellFailure', params: MAYBE_VERIFIED },
        ],
      },
      {
        guard: { type: 'rejected', params: ({ event }) => event.output },
        target: 'open.wrong',
        actions: [
          'unlockResend',
          { type: 'remember', params: ({ context }) => formerOf(context) },
          { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'focus', params: 'otp' },
        ],
      },
      {
        target: 'open',
        actions: [
          'unlockResend',
          { type: 'remember', params: ({ context }) => formerOf(context) },
          { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'open',
      actions: [
        'unlockResend',
        { type: 'remember', params: ({ context }) => formerOf(context) },
        { type: 'keepFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'tellFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
