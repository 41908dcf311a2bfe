import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { MAYBE_VERIFIED } from '../code-texts.ts';
import { formerOf } from './former.ts';
import { recoverySetup } from './setup.ts';

/** Sends the code, once. Whatever fails unlocks resend (section 4), and the code stays for mending. */
export const verifying = recoverySetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'verifyOtp',
    input: ({ context: { values } }) => ({ username: values.username, otp: values.otp }),
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: '#recovery.verified',
        actions: [
          'clearCode',
          { type: 'remember', params: null },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
        ],
      },
      {
        guard: { type: 'unknown', params: ({ event }) => event.output },
        target: 'open',
        actions: [
          'unlockResend',
          { type: 'remember', params: ({ context }) => formerOf(context) },
          { type: 'setFailure', params: MAYBE_VERIFIED },
          { type: 'notifyFailure', params: MAYBE_VERIFIED },
        ],
      },
      {
        guard: { type: 'rejected', params: ({ event }) => event.output },
        target: 'open.wrong',
        actions: [
          'unlockResend',
          { type: 'remember', params: ({ context }) => formerOf(context) },
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'focus', params: 'otp' },
        ],
      },
      {
        target: 'open',
        actions: [
          'unlockResend',
          { type: 'remember', params: ({ context }) => formerOf(context) },
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'open',
      actions: [
        'unlockResend',
        { type: 'remember', params: ({ context }) => formerOf(context) },
        { type: 'setFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
