import type { Api } from '#api/api.ts';
import { sendMobileOtp, verifyMobileOtp } from '#api/calls/account-calls.ts';
import { phoneVerificationMachine } from '#machines/phone-verification/machine.ts';
import { codeEffects } from './code-effects.ts';

/** Section 4, "Mobile OTP flow". */
export function phoneVerificationLogic(api: Api, userId: number) {
  return phoneVerificationMachine.provide({
    actors: codeEffects({
      send: (phone) => sendMobileOtp(api, { phone, userId }),
      verify: (phone, otp) => verifyMobileOtp(api, { phone, userId, otp }),
    }),
  });
}
