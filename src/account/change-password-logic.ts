import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { changePassword } from '#api/calls/account-calls.ts';
import type { Drafts } from '#drafts/drafts.ts';
import { type ChangePasswordValues, changePasswordMachine } from '#machines/change-password/machine.ts';
import type { Result } from '#machines/result.ts';

/** After the change, drafts are encrypted with a key derived from the new password. */
export function changePasswordLogic(api: Api, drafts: Drafts, userId: number) {
  return changePasswordMachine.provide({
    actors: {
      call: fromPromise<Result<unknown>, { values: ChangePasswordValues }>(async ({ input: { values } }) => {
        const result = await changePassword(api, values);
        if (result.kind === 'ok') void drafts.enter({ userId, password: values.newpassword });
        return result;
      }),
    },
  });
}
