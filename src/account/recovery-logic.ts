import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { sendOtp, verifyOtp } from '#api/calls/recovery-calls.ts';
import { recoveryMachine } from '#machines/recovery/machine.ts';
import type { RecoveryFormer } from '#machines/recovery/types.ts';
import type { Result } from '#machines/result.ts';
import { readRecovery, writeRecovery } from '#storage/recovery.ts';
import { tick } from './tick.ts';
import { withSentAt } from './with-sent-at.ts';

/** The recovery machine over its calls and what this tab remembers of a former visit. */
export function recoveryLogic(api: Api) {
  return recoveryMachine.provide({
    actors: {
      sendOtp: fromPromise<Result<{ sentAt: number }>, { username: string }>(async ({ input }) =>
        withSentAt(await sendOtp(api, input.username)),
      ),
      verifyOtp: fromPromise<Result<unknown>, { username: string; otp: string }>(({ input }) =>
        verifyOtp(api, input.username, input.otp),
      ),
      tick,
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
