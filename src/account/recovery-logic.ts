import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { sendOtp, verifyOtp } from '#api/calls/recovery-calls.ts';
import { recoveryMachine } from '#machines/recovery/machine.ts';
import type { RecoveryFormer } from '#machines/recovery/types.ts';
import type { Result } from '#machines/result.ts';
import { readRecovery, writeRecovery } from '#storage/recovery.ts';
import { tick } from './tick.ts';
import { withSentAt } from './with-sent-at.ts';

/** The recovery machine with its calls and the state this tab stored on an earlier visit. */
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

/** Input of the machine: the current time and the state this tab stored on an earlier visit. */
export function recoveryStart() {
  return { now: Date.now(), former: readRecovery() };
}
