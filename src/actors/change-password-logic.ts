import { fromPromise } from 'xstate';
import { changePassword } from '#api/account-calls.ts';
import type { Api } from '#api/api.ts';
import type { Answer } from '#machines/answer.ts';
import { changePasswordMachine } from '#machines/change-password/machine.ts';
import type { ChangePasswordValues } from '#machines/change-password/types.ts';

export function changePasswordLogic(api: Api) {
  return changePasswordMachine.provide({
    actors: {
      changePassword: fromPromise<Answer<unknown>, ChangePasswordValues>(({ input }) => changePassword(api, input)),
    },
  });
}
