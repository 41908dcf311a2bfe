import { countdownAt } from '../countdown.ts';
import { countingDown } from '../counting-down.ts';
import { formerOf } from './former.ts';
import { open } from './open.ts';
import { sending } from './sending.ts';
import { recoverySetup } from './setup.ts';
import { verifying } from './verifying.ts';

/**
 * Recovering access by a one-time code (section 4, "Forgot-password flow"). One press, one call. The code leaves the
 * machine in its own call only; what a reload needs is remembered without it.
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
        // Boxes that go from the screen are left too, and those that come in their place have not been.
        'recovery.blur': {
          guard: { type: 'isUsername', params: ({ event }) => event },
          actions: { type: 'showErrorsOf', params: ({ event }) => event },
        },
        'recovery.send': [
          // The code of a moment ago is still good.
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
        step: { initial: 'open', states: { open, verifying } },
        countdown: countingDown,
      },
    },
    verified: { type: 'final' },
  },
  output: ({ context }) => ({ username: context.values.username }),
});
