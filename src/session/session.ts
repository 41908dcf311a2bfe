import { createActor, fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import type { PurgeInput, Restored, StoredTokens, StoredUser } from '#machines/session/types.ts';
import { clearPersonalStorage } from '#storage/clear-personal-storage.ts';
import { encryptUser, readStoredUser, writeEncryptedUser } from '#storage/stored-user.ts';
import { readTokens, writeTokens } from '#storage/tokens.ts';
import type { SessionActor } from './session-actor.ts';

interface SessionNeeds {
  readonly api: () => Api;
  /** Whether a sign-in could succeed now. Asked by a launch that finds a person without tokens. */
  readonly online: () => Promise<boolean>;
  /** Removes or seals what a person (everybody for null) leaves on this device beside browser storage. */
  readonly forget: (userId: number | null) => Promise<unknown>;
}

/** The session of this tab, over browser storage and the refresh call. Not started yet. */
export function createSession({ api, online, forget }: SessionNeeds): SessionActor {
  return createActor(
    sessionMachine.provide({
      actors: {
        restore: fromPromise(async (): Promise<Restored> => {
          const user = await readStoredUser();
          const tokens = readTokens();
          // A sign-out that was cut short (the browser was closed over it) is brought to its end.
          if (user === null) void forget(null).catch(() => undefined);
          return { user, tokens, online: user === null || tokens?.userId === user.id || (await online()) };
        }),
        // Fetched when it is first needed, as the login's: nothing is called before somebody is known.
        refresh: fromPromise(async ({ input, signal }: { input: { refreshToken: string }; signal: AbortSignal }) => {
          const { refreshTokens } = await import('#api/calls/session-calls.ts');
          return await refreshTokens(api(), input.refreshToken, signal);
        }),
        encryptUser: fromPromise(({ input }: { input: { user: StoredUser } }) => encryptUser(input.user)),
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
          writeEncryptedUser(sealed);
        },
      },
    }),
    // All that the session logs is what went wrong (section 4: "the error is logged").
    { logger: (...said: unknown[]) => console.error(...said) },
  );
}
