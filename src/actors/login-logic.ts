import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import type { Answer } from '#machines/answer.ts';
import { loginMachine } from '#machines/login/machine.ts';
import type { LoginValues } from '#machines/login/types.ts';
import type { Credentials } from '#machines/session/types.ts';

export function loginLogic(api: Api) {
  return loginMachine.provide({
    actors: {
      signIn: fromPromise<Answer<Credentials>, LoginValues>(async ({ input }) => {
        // The login screen shows before the code of any call is there.
        const { signIn } = await import('#api/session-calls.ts');
        return await signIn(api, input);
      }),
    },
  });
}
