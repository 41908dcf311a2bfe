import { okOf } from '#machines/result-parts.ts';
import { MAYBE_SENT } from '../code-texts.ts';
import { failed, faulted, report, when } from '../routes.ts';
import { phoneVerificationSetup } from './setup.ts';

/** A code can be verified, and another asked for once the countdown is over. */
const ready = phoneVerificationSetup.createStateConfig({
  on: {
    'phoneVerification.resend': { guard: 'isOver', target: 'resending' },
    'phoneVerification.verify': [
      { guard: 'isValid', target: '#phoneVerification.entering.step.verifying' },
      { actions: ['showError', 'focusCode'] },
    ],
  },
});

/** Another code, without leaving the step or what is typed. A failure leaves resend as it was: possible. */
const resending = phoneVerificationSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'sendOtp',
    input: ({ context: { phone, userId } }) => ({ phone, userId }),
    onDone: [
      {
        guard: when('ok'),
        target: 'sent',
        actions: [
          { type: 'startCountdown', params: ({ event }) => okOf(event.output).data },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
          'focusCode',
        ],
      },
      {
        guard: when('sessionExpired'),
        target: '#phoneVerification.awaitingSignIn.toResend',
      },
      {
        guard: when('unknown'),
        target: 'sent',
        actions: report(MAYBE_SENT),
      },
      failed('sent'),
    ],
    onError: faulted('sent'),
  },
});

/** The boxes take typing, and the person can leave. */
export const open = phoneVerificationSetup.createStateConfig({
  initial: 'sent',
  on: {
    'phoneVerification.change': { actions: { type: 'setCode', params: ({ event }) => event.value } },
    'phoneVerification.blur': { actions: 'showError' },
    'phoneVerification.cancel': '#phoneVerification.cancelled',
  },
  states: { sent: ready, wrong: ready, resending },
});
