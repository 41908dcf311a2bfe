import type { Api } from '#api/api.ts';
import { sendOtp, setForgottenPassword, verifyOtp } from '#api/calls/account-calls.ts';
import type { FormerCode } from '#machines/code/setup.ts';
import { effectOf } from '#machines/effect.ts';
import { newPasswordMachine } from '#machines/new-password/machine.ts';
import { recoveryMachine } from '#machines/recovery/machine.ts';
import { readRecovery, writeRecovery } from '#storage/recovery.ts';
import { codeEffects } from './code-effects.ts';

/** The recovery machine with its calls. What a reload of this tab needs is stored. */
export function recoveryLogic(api: Api) {
  return recoveryMachine.provide({
    actors: codeEffects({
      send: (username) => sendOtp(api, username),
      verify: (username, otp) => verifyOtp(api, username, otp),
    }),
    actions: {
      remember: (_, former: FormerCode | null) => writeRecovery(former),
    },
  });
}

/** Input of the machine: the current time and the state this tab stored on an earlier visit. */
export function recoveryStart() {
  return { now: Date.now(), former: readRecovery() };
}

export function newPasswordLogic(api: Api) {
  return newPasswordMachine.provide({
    actors: {
      call: effectOf(({ input: { values } }) => setForgottenPassword(api, values.username, values.password)),
    },
  });
}
