import { countingDown } from '../counting-down.ts';
import { acceptingCode } from './accepting-code.ts';
import { sending } from './sending.ts';
import { phoneVerificationSetup } from './setup.ts';
import { verifying } from './verifying.ts';

/**
 * The verification of a mobile number (section 4, "Mobile OTP flow"). One press makes one call. The user cannot cancel while
 * the code is verified, because success changes the user's number.
 */
export const phoneVerificationMachine = phoneVerificationSetup.createMachine({
  id: 'phoneVerification',
  context: ({ input }) => ({ ...input, resendAt: null, otp: '', isShown: false, failure: null, isVerified: false }),
  initial: 'idle',
  states: {
    idle: {
      on: { 'phoneVerification.send': 'sending', 'phoneVerification.cancel': 'cancelled' },
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
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      initial: 'toSend',
      on: { 'phoneVerification.cancel': 'cancelled' },
      states: {
        toSend: { on: { 'session.resumed': '#phoneVerification.sending' } },
        toResend: { on: { 'session.resumed': '#phoneVerification.entering.step.acceptingCode.resending' } },
        toVerify: { on: { 'session.resumed': '#phoneVerification.entering.step.verifying' } },
      },
    },
    verified: { type: 'final', entry: 'clearCode' },
    cancelled: { type: 'final', entry: 'clearCode' },
  },
  output: ({ context: { phone, isVerified } }) => ({ phone, isVerified }),
});
