import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import type { PurgeInput, Restored, StoredTokens, StoredUser } from '#machines/session/types.ts';
import { clearPersonalStorage } from '#storage/clear.ts';
import { readStoredUser, sealUser, writeSealedUser } from '#storage/stored-user.ts';
import { readTokens, writeTokens } from '#storage/tokens.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** What a person leaves on this device beside browser storage, to be removed or sealed at the end of their stay. */
type Forget = (userId: number | null) => Promise<unknown>;

/** The session of this tab, over browser storage and the refresh call. Not started yet. */
export function createSession(api: () => Api, forget: Forget): SessionActor {
  return createActor(
    sessionMachine.provide({
      actors: {
        restore: fromPromise(async (): Promise<Restored> => {
          const user = await readStoredUser();
          // A sign-out that was cut short (the browser was closed over it) is brought to its end.
          if (user === null) void forget(null);
          return { user, tokens: readTokens(), online: navigator.onLine };
        }),
        // Fetched when it is first needed, as the login's: nothing is called before somebody is known.
        refresh: fromPromise(async ({ input }: { input: { refreshToken: string } }) => {
          const { refreshTokens } = await import('#api/session-calls.ts');
          return await refreshTokens(api(), input.refreshToken);
        }),
        sealUser: fromPromise(({ input }: { input: { user: StoredUser } }) => sealUser(input.user)),
        purge: fromPromise<undefined, PurgeInput>(async ({ input }) => {
          clearPersonalStorage();
          await forget(input.userId);
          return undefined;
        }),
      },
      actions: {
        writeTokens: (_, tokens: StoredTokens | null) => {
          writeTokens(tokens);
        },
        writeUser: (_, { sealed }: { sealed: string }) => {
          writeSealedUser(sealed);
        },
      },
    }),
    // All that the session logs is what went wrong (section 4: "the error is logged").
    { logger: (...said: unknown[]) => console.error(...said) },
  );
}
