import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { MAYBE_SENT } from '../code-texts.ts';
import { phoneVerificationSetup } from './setup.ts';

/** The first code. An answer that never came opens the next step too: the code may be on its way. */
export const sending = phoneVerificationSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  on: { 'phoneVerification.cancel': 'cancelled' },
  invoke: {
    src: 'sendOtp',
    input: ({ context: { phone, userId } }) => ({ phone, userId }),
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'entering',
        actions: [
          { type: 'startCountdown', params: ({ event }) => okOf(event.output).data },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
          'focusCode',
        ],
      },
      { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn.toSend' },
      {
        guard: { type: 'unknown', params: ({ event }) => event.output },
        target: 'entering',
        actions: [
          { type: 'setFailure', params: MAYBE_SENT },
          { type: 'notifyFailure', params: MAYBE_SENT },
          'focusCode',
        ],
      },
      {
        target: 'idle',
        actions: [
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'idle',
      actions: [
        { type: 'setFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
