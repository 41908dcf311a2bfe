import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { sendOtp, verifyOtp } from '#api/calls/recovery-calls.ts';
import type { Answer } from '#machines/answer.ts';
import { recoveryMachine } from '#machines/recovery/machine.ts';
import type { RecoveryFormer } from '#machines/recovery/types.ts';
import { readRecovery, writeRecovery } from '#storage/recovery.ts';
import { nextSecond } from './tick.ts';
import { sentNow } from './with-sent-at.ts';

/** The recovery machine over its calls and what this tab remembers of a former visit. */
export function recoveryLogic(api: Api) {
  return recoveryMachine.provide({
    actors: {
      sendOtp: fromPromise<Answer<{ sentAt: number }>, { username: string }>(async ({ input }) =>
        sentNow(await sendOtp(api, input.username)),
      ),
      verifyOtp: fromPromise<Answer<unknown>, { username: string; otp: string }>(({ input }) =>
        verifyOtp(api, input.username, input.otp),
      ),
      nextSecond,
    },
    actions: {
      remember: (_, former: RecoveryFormer | null) => writeRecovery(former),
    },
  });
}

/** What the machine starts from: now, and where a former visit of this tab was. */
export function recoveryStart() {
  return { now: Date.now(), former: readRecovery() };
}
