import { codeSetup, initialCode, outputOf } from '../code/setup.ts';
import { codeStates, focus, remember, showErrorOf } from '../code/states.ts';

const recoverySetup = codeSetup('recovery');

/**
 * Recovers access with a one-time code (section 4, "Forgot-password flow"): the user types a username, receives a code and
 * enters it. What a reload needs is stored without the code.
 */
export const recoveryMachine = recoverySetup.createMachine({
  id: 'recovery',
  context: ({ input }) => initialCode(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasSent', target: 'entering' }, { target: 'asking' }] },
    asking: {
      on: {
        'code.change': { actions: { type: 'setValue', params: ({ event }) => event } },
        // Ignore the blur of code boxes that disappear from the screen.
        'code.blur': {
          guard: { type: 'isRecipient', params: ({ event }) => event },
          actions: { type: 'showErrorsOf', params: ({ event }) => event },
        },
        'code.send': [
          // The code that was just sent is still valid.
          { guard: 'isStillCounting', target: 'entering', actions: ['clearFailure', remember, focus('otp')] },
          { guard: 'canSend', target: 'sending' },
          { actions: showErrorOf('recipient') },
        ],
      },
    },
    ...codeStates(recoverySetup, { id: 'recovery', isDialog: false }),
    verified: { type: 'final' },
  },
  output: ({ context }) => outputOf(context),
});
