import { okOf } from '#machines/result-parts.ts';
import { MAYBE_VERIFIED } from '../code-texts.ts';
import { report, reportFailure, reportFault, when } from '../routes.ts';
import { formerOf, recoverySetup } from './setup.ts';

/** Sends the code once. Every failure unlocks resend (section 4) and keeps the code, so that the user can correct it. */
export const verifying = recoverySetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'verifyOtp',
    input: ({ context: { values } }) => ({ username: values.username, otp: values.otp }),
    onDone: [
      {
        guard: when('ok'),
        target: '#recovery.verified',
        actions: [
          'clearCode',
          { type: 'remember', params: null },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
        ],
      },
      {
        guard: when('unknown'),
        target: 'acceptingCode',
        actions: [
          'unlockResend',
          { type: 'remember', params: ({ context }) => formerOf(context) },
          ...report(MAYBE_VERIFIED),
        ],
      },
      {
        guard: when('rejected'),
        target: 'acceptingCode.wrong',
        actions: [
          'unlockResend',
          { type: 'remember', params: ({ context }) => formerOf(context) },
          ...reportFailure,
          { type: 'focus', params: 'otp' },
        ],
      },
      {
        target: 'acceptingCode',
        actions: ['unlockResend', { type: 'remember', params: ({ context }) => formerOf(context) }, ...reportFailure],
      },
    ],
    onError: {
      target: 'acceptingCode',
      actions: ['unlockResend', { type: 'remember', params: ({ context }) => formerOf(context) }, ...reportFault],
    },
  },
});
