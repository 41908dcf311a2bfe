import { okOf } from '#machines/result-parts.ts';
import { MAYBE_SENT } from '../code-texts.ts';
import { failed, faulted, report, when } from '../routes.ts';
import { formerOf, recoverySetup } from './setup.ts';

/**
 * The user can verify the code, or request another one after the countdown. A different username starts again, because the
 * code was not sent for it.
 */
const ready = recoverySetup.createStateConfig({
  on: {
    'recovery.change': {
      guard: { type: 'isOtherUsername', params: ({ event }) => event },
      target: '#recovery.asking',
      actions: [{ type: 'setValue', params: ({ event }) => event }, 'clearCode', { type: 'remember', params: null }],
    },
    'recovery.restart': {
      target: '#recovery.asking',
      actions: ['clearCode', 'clearFailure', { type: 'remember', params: null }, { type: 'focus', params: 'username' }],
    },
    'recovery.resend': { guard: 'isOver', target: 'resending' },
    'recovery.verify': [
      { guard: 'canVerify', target: '#recovery.entering.step.verifying' },
      {
        actions: [
          { type: 'showErrorsOf', params: { name: 'otp' } },
          { type: 'focus', params: 'otp' },
        ],
      },
    ],
  },
});

/** Sends another code and keeps the input. After a failure the user can resend again. */
const resending = recoverySetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'sendOtp',
    input: ({ context }) => ({ username: context.values.username }),
    onDone: [
      {
        guard: when('ok'),
        target: 'sent',
        actions: [
          { type: 'startCountdown', params: ({ event }) => okOf(event.output).data },
          { type: 'remember', params: ({ context }) => formerOf(context) },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
          { type: 'focus', params: 'otp' },
        ],
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

/** The user can type the code, also while another one is sent. */
export const acceptingCode = recoverySetup.createStateConfig({
  initial: 'sent',
  on: {
    'recovery.change': {
      guard: { type: 'isCode', params: ({ event }) => event },
      actions: { type: 'setValue', params: ({ event }) => event },
    },
    'recovery.blur': { actions: { type: 'showErrorsOf', params: ({ event }) => event } },
  },
  states: { sent: ready, wrong: ready, resending },
});
