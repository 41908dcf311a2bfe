import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { MAYBE_SENT } from '../code-texts.ts';
import { formerOf } from './former.ts';
import { recoverySetup } from './setup.ts';

/** The first code. An answer that never came opens the next step too: the code may be on its way. */
export const sending = recoverySetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'sendOtp',
    input: ({ context }) => ({ username: context.values.username }),
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'entering',
        actions: [
          'noteSent',
          { type: 'startCountdown', params: ({ event }) => okOf(event.output).data },
          { type: 'remember', params: ({ context }) => formerOf(context) },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
          { type: 'focus', params: 'otp' },
        ],
      },
      {
        guard: { type: 'unknown', params: ({ event }) => event.output },
        target: 'entering',
        actions: [
          'noteSent',
          'unlockResend',
          { type: 'remember', params: ({ context }) => formerOf(context) },
          { type: 'setFailure', params: MAYBE_SENT },
          { type: 'notifyFailure', params: MAYBE_SENT },
          { type: 'focus', params: 'otp' },
        ],
      },
      {
        target: 'asking',
        actions: [
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'asking',
      actions: [
        { type: 'setFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
