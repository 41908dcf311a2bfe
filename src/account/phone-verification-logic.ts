import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { sendMobileOtp, verifyMobileOtp } from '#api/calls/account-calls.ts';
import type { Answer } from '#machines/answer.ts';
import { phoneVerificationMachine } from '#machines/phone-verification/machine.ts';
import { nextSecond } from './tick.ts';
import { sentNow } from './with-sent-at.ts';

interface Recipient {
  readonly phone: string;
  readonly userId: number;
}

/** Section 4, "Mobile OTP flow". */
export function phoneVerificationLogic(api: Api) {
  return phoneVerificationMachine.provide({
    actors: {
      sendOtp: fromPromise<Answer<{ sentAt: number }>, Recipient>(async ({ input }) =>
        sentNow(await sendMobileOtp(api, input)),
      ),
      verifyOtp: fromPromise<Answer<unknown>, Recipient & { otp: string }>(({ input }) => verifyMobileOtp(api, input)),
      nextSecond,
    },
  });
}
