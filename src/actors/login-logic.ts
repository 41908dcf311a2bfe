import { fromPromise } from 'xstate';
import type { Api } from '#api/client.ts';
import { signIn } from '#api/session-calls.ts';
import type { Answer } from '#machines/answer.ts';
import { loginMachine } from '#machines/login/machine.ts';
import type { LoginValues } from '#machines/login/types.ts';
import type { Credentials } from '#machines/session/types.ts';

export function loginLogic(api: Api) {
  return loginMachine.provide({
    actors: {
      signIn: fromPromise<Answer<Credentials>, LoginValues>(({ input }) => signIn(api, input)),
    },
  });
}
