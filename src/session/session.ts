import { createActor, waitFor } from 'xstate';
import type { Api, TokenRefresh } from '#api/api.ts';
import { effectOf } from '#machines/effect.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { verdictOn } from '#machines/session/selectors.ts';
import type { Restored, StoredTokens } from '#machines/session/types.ts';
import {
  clearPersonalStorage,
  encryptUser,
  readStoredUser,
  readTokens,
  writeEncryptedUser,
  writeTokens,
} from '#storage/stored-session.ts';
import type { SessionActor } from './session-actor.ts';
import { countSessions } from './session-number.ts';

interface SessionDependencies {
  readonly api: () => Api;
  /** Whether a sign-in could succeed now. Called on a launch that finds a stored user without tokens. */
  readonly isOnline: () => Promise<boolean>;
  /** Deletes a user's data (all users' for `null`) from the databases, or makes it unreadable. */
  readonly deleteUserData: (userId: number | null) => Promise<unknown>;
}

/** The session of this tab, with browser storage and the refresh call. Not started yet. */
export function createSession({ api, isOnline, deleteUserData }: SessionDependencies): SessionActor {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restore: effectOf(async () => {
          const user = await readStoredUser();
          const tokens = readTokens();
          // Finishes a sign-out that the browser's close interrupted.
          if (user === null) void deleteUserData(null).catch(() => undefined);
          return { user, tokens, online: user === null || tokens?.userId === user.id || (await isOnline()) };
        }, logged(nobody)),
        // Loaded when first needed, like the login's call: without a user there is nothing to refresh.
        refresh: effectOf(async ({ input, signal }) => {
          const { refreshTokens } = await import('#api/calls/session-calls.ts');
          return await refreshTokens(api(), input.refreshToken, signal);
        }),
        encryptUser: effectOf(({ input }) => encryptUser(input.user), logged(null)),
        purge: effectOf(async ({ input }) => {
          clearPersonalStorage();
          await deleteUserData(input.userId);
          return undefined;
        }, logged(undefined)),
      },
      actions: {
        writeTokens: (_, tokens: StoredTokens | null) => {
          writeTokens(tokens);
        },
        writeUser: (_, { encrypted }: { encrypted: string }) => {
          writeEncryptedUser(encrypted);
        },
      },
    }),
    // The session logs errors only (section 4: "the error is logged").
    { logger: (...message: unknown[]) => console.error(...message) },
  );
  countSessions(session);
  return session;
}

const nobody: Restored = { user: null, tokens: null, online: true };

/** Logs that storage failed and returns `result` instead. */
function logged<Out>(result: Out) {
  return (error: unknown): Out => {
    console.error('Session storage error:', error);
    return result;
  };
}

/** Reports a rejected token to the session and waits for its verdict. The machine refreshes once for all calls. */
export async function refreshSessionToken(session: SessionActor, rejectedToken: string): Promise<TokenRefresh> {
  session.send({ type: 'session.tokenRejected', accessToken: rejectedToken });
  const settled = await waitFor(session, (snapshot) => verdictOn(snapshot, rejectedToken).kind !== 'wait');
  const verdict = verdictOn(settled, rejectedToken);
  if (verdict.kind === 'wait') throw new Error('The session stopped while a token was being refreshed');
  return verdict;
}
