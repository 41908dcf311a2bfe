import { failureOf, faultOf, okOf } from '../answer-parts.ts';
import { MAYBE_SENT } from '../code-texts.ts';
import { formerOf } from './former.ts';
import { recoverySetup } from './setup.ts';

/** A code can be verified, and another asked for once the countdown is over. */
const ready = recoverySetup.createStateConfig({
  on: {
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
  entry: 'dropFailure',
  invoke: {
    src: 'sendOtp',
    input: ({ context }) => ({ username: context.values.username }),
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'sent',
        actions: [
          { type: 'startCountdown', params: ({ event }) => okOf(event.output).data },
          { type: 'remember', params: ({ context }) => formerOf(context) },
          { type: 'tellSuccess', params: ({ event }) => okOf(event.output) },
          { type: 'focus', params: 'otp' },
        ],
      },
      {
        guard: { type: 'unknown', params: ({ event }) => event.output },
        target: 'sent',
        actions: [
          { type: 'keepFailure', params: MAYBE_SENT },
          { type: 'tellFailure', params: MAYBE_SENT },
        ],
      },
      {
        target: 'sent',
        actions: [
          { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'sent',
      actions: [
        { type: 'keepFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'tellFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});

/** The boxes take typing. Another username is another recovery: the code was not for it. */
export const open = recoverySetup.createStateConfig({
  initial: 'sent',
  on: {
    'recovery.change': [
      {
        guard: { type: 'isOtherUsername', params: ({ event }) => event },
        target: '#recovery.asking',
        actions: [{ type: 'setValue', params: ({ event }) => event }, 'forgetCode', { type: 'remember', params: null }],
      },
      { actions: { type: 'setValue', params: ({ event }) => event } },
    ],
    'recovery.blur': { actions: { type: 'showErrorsOf', params: ({ event }) => event } },
    'recovery.restart': {
      target: '#recovery.asking',
      actions: ['forgetCode', 'dropFailure', { type: 'remember', params: null }, { type: 'focus', params: 'username' }],
    },
  },
  states: { sent: ready, wrong: ready, resending },
});
