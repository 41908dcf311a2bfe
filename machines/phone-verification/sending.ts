import { okOf } from '#machines/result-parts.ts';
import { MAYBE_SENT } from '../code-texts.ts';
import { failed, faulted, report, when } from '../routes.ts';
import { phoneVerificationSetup } from './setup.ts';

/** Sends the first code. Without a response the code step opens too, because the code may be on its way. */
export const sending = phoneVerificationSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  on: { 'phoneVerification.cancel': 'cancelled' },
  invoke: {
    src: 'sendOtp',
    input: ({ context: { phone, userId } }) => ({ phone, userId }),
    onDone: [
      {
        guard: when('ok'),
        target: 'entering',
        actions: [
          { type: 'startCountdown', params: ({ event }) => okOf(event.output).data },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
          'focusCode',
        ],
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toSend' },
      {
        guard: when('unknown'),
        target: 'entering',
        actions: [...report(MAYBE_SENT), 'focusCode'],
      },
      failed('idle'),
    ],
    onError: faulted('idle'),
  },
});
