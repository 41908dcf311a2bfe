import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { sendMobileOtp, verifyMobileOtp } from '#api/calls/account-calls.ts';
import { phoneVerificationMachine } from '#machines/phone-verification/machine.ts';
import type { Result } from '#machines/result.ts';
import { tick } from './tick.ts';
import { withSentAt } from './with-sent-at.ts';

interface Recipient {
  readonly phone: string;
  readonly userId: number;
}

/** Section 4, "Mobile OTP flow". */
export function phoneVerificationLogic(api: Api) {
  return phoneVerificationMachine.provide({
    actors: {
      sendOtp: fromPromise<Result<{ sentAt: number }>, Recipient>(async ({ input }) =>
        withSentAt(await sendMobileOtp(api, input)),
      ),
      verifyOtp: fromPromise<Result<unknown>, Recipient & { otp: string }>(({ input }) => verifyMobileOtp(api, input)),
      tick,
    },
  });
}
