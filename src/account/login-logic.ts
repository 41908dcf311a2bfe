import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { sendCall } from '#api/http/send-call.ts';
import type { Drafts } from '#drafts/drafts.ts';
import { loginMachine } from '#machines/login/machine.ts';
import type { LoginValues } from '#machines/login/types.ts';
import type { Result } from '#machines/result.ts';
import type { Credentials } from '#machines/session/types.ts';

export function loginLogic(api: Api, drafts: Drafts) {
  return loginMachine.provide({
    actors: {
      signIn: fromPromise<Result<Credentials>, LoginValues>(async ({ input, signal }) => {
        // The login screen shows before the code of any call is there. Fetching it may hang as the call itself.
        const fetching = { kind: 'write', isRepeatable: false, cancelled: signal } as const;
        const calls = await sendCall(api, fetching, () => import('#api/calls/session-calls.ts')).catch(() => undefined);
        if (calls === undefined) return notReached();
        const answer = await calls.signIn(api, input, signal);
        // A form that has gone, because the session was ended in another window, begins no stay.
        if (answer.kind !== 'ok' || signal.aborted) return answer;
        // Nobody waits for it: the key is there long before anything has been typed.
        void drafts.enter({ userId: answer.data.user.id, password: input.password });
        return answer;
      }),
    },
  });
}

/** Where not even the code of the call can be fetched, nothing was sent. */
function notReached(): Result<never> {
  return { kind: 'offline', message: navigator.onLine ? 'The server did not answer' : 'You are offline' };
}
