import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { setForgottenPassword } from '#api/calls/recovery-calls.ts';
import { type NewPasswordValues, newPasswordMachine } from '#machines/new-password/machine.ts';
import type { Result } from '#machines/result.ts';

export function newPasswordLogic(api: Api) {
  return newPasswordMachine.provide({
    actors: {
      call: fromPromise<Result<unknown>, { values: NewPasswordValues }>(({ input: { values } }) =>
        setForgottenPassword(api, values.username, values.password),
      ),
    },
  });
}
