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
        const calls = await import('#api/session-calls.ts').catch(() => undefined);
        return calls === undefined ? notReached() : await calls.signIn(api, input);
      }),
    },
  });
}

/** Where not even the code of the call can be fetched, nothing was sent. */
function notReached(): Answer<never> {
  return { kind: 'offline', message: navigator.onLine ? 'The server did not answer' : 'You are offline' };
}
