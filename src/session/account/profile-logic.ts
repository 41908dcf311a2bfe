import { hasEnded, type OwnApi } from '#api/api.ts';
import { changePassword, sendMobileOtp, verifyMobileOtp } from '#api/calls/account-calls.ts';
import { readProfile, updateProfile } from '#api/calls/profile-calls.ts';
import type { Drafts } from '#drafts/drafts.ts';
import { changePasswordMachine } from '#machines/change-password/machine.ts';
import { effectOf } from '#machines/effect.ts';
import { phoneVerificationMachine } from '#machines/phone-verification/machine.ts';
import { profileMachine } from '#machines/profile/machine.ts';
import type { ProfileRecord } from '#machines/profile/types.ts';
import type { Result } from '#machines/result.ts';
import { preparedValues } from '#records/prepared-values.ts';
import { codeEffects } from './code-effects.ts';

/** The profile machine with the calls for one user. */
export function profileLogic(api: OwnApi, userId: number) {
  return profileMachine.provide({
    actors: {
      load: effectOf(({ signal }): Promise<Result<ProfileRecord>> => readProfile(api, userId, signal)),
      save: effectOf(async ({ input, signal }) => {
        // By the name in the request, which errors have too.
        const prepared = await preparedValues({ users: input.values.picture });
        if (prepared.kind === 'rejected') return prepared;
        signal.throwIfAborted();
        return await updateProfile(api, userId, {
          ...input,
          values: { ...input.values, picture: prepared.values.users },
        });
      }),
    },
  });
}

/** After the change, drafts are encrypted with a key derived from the new password. */
export function changePasswordLogic(api: OwnApi, drafts: Drafts, userId: number) {
  return changePasswordMachine.provide({
    actors: {
      call: effectOf(async ({ input: { values } }) => {
        const result = await changePassword(api, values);
        // A key that is stored after the sign-out would stay on the device.
        if (result.kind === 'ok' && !hasEnded(api)) void drafts.enter({ userId, password: values.newpassword });
        return result;
      }),
    },
  });
}

/** Section 4, "Mobile OTP flow". */
export function phoneVerificationLogic(api: OwnApi, userId: number) {
  return phoneVerificationMachine.provide({
    actors: codeEffects({
      send: (phone) => sendMobileOtp(api, { phone, userId }),
      verify: (phone, otp) => verifyMobileOtp(api, { phone, userId, otp }),
    }),
  });
}
