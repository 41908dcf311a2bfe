import { countdownAt } from '../countdown.ts';
import { countingDown } from '../counting-down.ts';
import { acceptingCode } from './accepting-code.ts';
import { sending } from './sending.ts';
import { formerOf, recoverySetup } from './setup.ts';
import { verifying } from './verifying.ts';

/**
 * Recovers access with a one-time code (section 4, "Forgot-password flow"). One press makes one call. Only `verifyOtp`
 * receives the code. What a reload needs is stored without the code.
 */
export const recoveryMachine = recoverySetup.createMachine({
  id: 'recovery',
  context: ({ input: { validate, now, former } }) => ({
    values: { username: former?.username ?? '', otp: '' },
    validate,
    sentTo: former?.username ?? null,
    shown: [],
    failure: null,
    ...countdownAt({ resendAt: former?.resendAt ?? null }, now),
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasSent', target: 'entering' }, { target: 'asking' }] },
    asking: {
      on: {
        'recovery.change': { actions: { type: 'setValue', params: ({ event }) => event } },
        // Ignore the blur of code boxes that disappear from the screen.
        'recovery.blur': {
          guard: { type: 'isUsername', params: ({ event }) => event },
          actions: { type: 'showErrorsOf', params: ({ event }) => event },
        },
        'recovery.send': [
          // The code that was just sent is still valid.
          {
            guard: 'isStillCounting',
            target: 'entering',
            actions: [
              'clearFailure',
              { type: 'remember', params: ({ context }) => formerOf(context) },
              { type: 'focus', params: 'otp' },
            ],
          },
          { guard: 'canSend', target: 'sending' },
          {
            actions: [
              { type: 'showErrorsOf', params: { name: 'username' } },
              { type: 'focus', params: 'username' },
            ],
          },
        ],
      },
    },
    sending,
    entering: {
      type: 'parallel',
      tags: 'entering',
      states: {
        step: { initial: 'acceptingCode', states: { acceptingCode, verifying } },
        countdown: countingDown,
      },
    },
    verified: { type: 'final' },
  },
  output: ({ context }) => ({ username: context.values.username }),
});
