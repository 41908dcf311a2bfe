import type { Api } from '#api/api.ts';
import { listAsPending } from '#api/pipeline.ts';
import { resolveWithin } from '#domain/resolve-within.ts';
import type { Drafts } from '#drafts/drafts.ts';
import { effectOf } from '#machines/effect.ts';
import { loginMachine } from '#machines/login/machine.ts';
import type { Result } from '#machines/result.ts';

/** How long a sign-in waits for the key of the user's drafts, in milliseconds. A page that stays open needs no wait. */
const keyTimeoutMs = 500;

export function loginLogic(api: Api, drafts: Drafts) {
  return loginMachine.provide({
    actors: {
      call: effectOf(async ({ input: { values }, signal }) => {
        // The login screen renders before the code of any call is loaded. Loading it can hang like the call itself.
        const loading = () => import('#api/calls/session-calls.ts');
        const calls = await listAsPending({ kind: 'write', api }, { signal }, loading).catch(() => undefined);
        if (calls === undefined) return notSent();
        const prepared = drafts.prepare(values.password);
        const result = await calls.signIn(api, values, signal);
        // A closed form (the session ended in another window) does not open a user session.
        if (result.kind !== 'ok' || signal.aborted) return result;
        let hasSignedIn = false;
        const isCancelled = () => signal.aborted && !hasSignedIn;
        const { id: userId } = result.data.user;
        const entered = drafts.enter({ userId, password: values.password, prepared, isCancelled });
        // A page that reloads with a session but without its key cannot store drafts until the next login.
        await resolveWithin(entered, keyTimeoutMs);
        // The signal also aborts when this call has ended.
        hasSignedIn = !signal.aborted;
        return result;
      }),
    },
  });
}

/** The code of the call could not be loaded, so nothing was sent. */
function notSent(): Result<never> {
  return { kind: 'offline', message: navigator.onLine ? 'The server did not reply' : 'You are offline' };
}
