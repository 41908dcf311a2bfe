import { okOf } from '#machines/result-parts.ts';
import { MAYBE_SENT } from '../code-texts.ts';
import { failed, faulted, report, when } from '../routes.ts';
import { formerOf, recoverySetup } from './setup.ts';

/** Sends the first code. Without a response the code step opens too, because the code may be on its way. */
export const sending = recoverySetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'sendOtp',
    input: ({ context }) => ({ username: context.values.username }),
    onDone: [
      {
        guard: when('ok'),
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
        guard: when('unknown'),
        target: 'entering',
        actions: [
          'noteSent',
          'unlockResend',
          { type: 'remember', params: ({ context }) => formerOf(context) },
          ...report(MAYBE_SENT),
          { type: 'focus', params: 'otp' },
        ],
      },
      failed('asking'),
    ],
    onError: faulted('asking'),
  },
});
