import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { setForgottenPassword } from '#api/calls/recovery-calls.ts';
import { newPasswordMachine } from '#machines/new-password/machine.ts';
import type { Result } from '#machines/result.ts';

export function newPasswordLogic(api: Api) {
  return newPasswordMachine.provide({
    actors: {
      setPassword: fromPromise<Result<unknown>, { username: string; password: string }>(({ input }) =>
        setForgottenPassword(api, input.username, input.password),
      ),
    },
  });
}
