import { okOf } from '#machines/result-parts.ts';
import { MAYBE_SENT } from '../code-texts.ts';
import { failed, faulted, report, when } from '../routes.ts';
import { phoneVerificationSetup } from './setup.ts';

/** The user can verify the code, or request another one after the countdown. */
const ready = phoneVerificationSetup.createStateConfig({
  on: {
    'phoneVerification.resend': { guard: 'isOver', target: 'resending' },
    'phoneVerification.verify': [
      { guard: 'isValid', target: '#phoneVerification.entering.step.verifying' },
      { actions: ['showError', 'focusCode'] },
    ],
  },
});

/** Sends another code and keeps the input. After a failure the user can resend again. */
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

/** The user can type the code, or cancel. */
export const acceptingCode = phoneVerificationSetup.createStateConfig({
  initial: 'sent',
  on: {
    'phoneVerification.change': { actions: { type: 'setCode', params: ({ event }) => event.value } },
    'phoneVerification.blur': { actions: 'showError' },
    'phoneVerification.cancel': '#phoneVerification.cancelled',
  },
  states: { sent: ready, wrong: ready, resending },
});
