import { okOf } from '#machines/result-parts.ts';
import { MAYBE_SENT } from '../code-texts.ts';
import { failed, faulted, report, when } from '../routes.ts';
import { formerOf } from './former.ts';
import { recoverySetup } from './setup.ts';

/**
 * A code can be verified, and another asked for once the countdown is over. Another username is another recovery: the
 * code was not for it.
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

/** Another code, without leaving the step or what is typed. A failure leaves resend as it was: possible. */
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

/** The boxes take typing, also while another code is asked for. */
export const open = recoverySetup.createStateConfig({
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
