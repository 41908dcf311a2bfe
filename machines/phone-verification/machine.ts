import { codeSetup, initialCode, outputOf } from '../code/setup.ts';
import { codeStates } from '../code/states.ts';

const phoneSetup = codeSetup('phone');

/**
 * The verification of a mobile number (section 4, "Mobile OTP flow"). The user cannot cancel while the code is verified,
 * because success changes the user's number.
 */
export const phoneVerificationMachine = phoneSetup.createMachine({
  id: 'phoneVerification',
  context: ({ input }) => initialCode(input),
  initial: 'asking',
  states: {
    asking: { on: { 'code.send': 'sending', 'code.cancel': 'cancelled' } },
    ...codeStates(phoneSetup, { id: 'phoneVerification', isDialog: true }),
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      initial: 'toSend',
      on: { 'code.cancel': 'cancelled' },
      states: {
        toSend: { tags: 'send', on: { 'session.resumed': '#phoneVerification.sending' } },
        toResend: {
          tags: 'resend',
          on: { 'session.resumed': '#phoneVerification.entering.step.acceptingCode.resending' },
        },
        toVerify: { tags: 'verify', on: { 'session.resumed': '#phoneVerification.entering.step.verifying' } },
      },
    },
    verified: { type: 'final' },
    cancelled: { type: 'final', entry: 'clearCode' },
  },
  output: ({ context }) => outputOf(context),
});
