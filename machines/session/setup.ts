import { assign, emit, log, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { resultGuards } from '#machines/result-parts.ts';
import { type EffectAction, effect, effectAction } from '../effect.ts';
import type {
  Credentials,
  PurgeInput,
  RefreshedTokens,
  Restored,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionTag,
  StoredTokens,
  StoredUser,
} from './types.ts';

/** How long a sign-out waits for the purge of the user's data, in milliseconds. */
export const PURGE_TIMEOUT_MS = 5000;

/** How long a token refresh may take, in milliseconds. A longer one counts as rejected. */
const REFRESH_TIMEOUT_MS = 15_000;

const writeTokens: EffectAction<StoredTokens | null> = effectAction('writeTokens');
const writeUser: EffectAction<{ encrypted: string }> = effectAction('writeUser');

const types = {} as {
  context: SessionContext;
  events: SessionEvent;
  emitted: SessionEmitted;
  tags: SessionTag;
};

/** The session's parts: its effects (to be provided), guards and actions. */
export const sessionSetup = setup({
  types,
  actors: {
    /** Reads the stored user and tokens, and whether the device is online. Deletes unreadable data. */
    restore: effect<Restored>('restore'),
    refresh: effect<Result<RefreshedTokens>, { refreshToken: string }>('refresh'),
    /**
     * Encrypts the user and writes nothing. `writeUser` writes, which a stopped session never reaches. Null if the user
     * cannot be encrypted.
     */
    encryptUser: effect<string | null, { user: StoredUser }>('encryptUser'),
    purge: effect<undefined, PurgeInput>('purge'),
  },
  delays: { purgeLimit: PURGE_TIMEOUT_MS, refreshLimit: REFRESH_TIMEOUT_MS },
  guards: {
    ...resultGuards,
    /** The server requires a new sign-in. */
    isRefused: (_, { kind }: Result<unknown>) => kind === 'rejected' || kind === 'sessionExpired',
    hasUserAndTokens: (_, { user, tokens }: Restored) => user !== null && tokens?.userId === user.id,
    hasUser: (_, { user }: Restored) => user !== null,
    hasUserOffline: ({ context }, { user, online }: Restored) => user !== null && !(context.online ?? online),
    isCurrentToken: ({ context }, accessToken: string) => context.tokens?.accessToken === accessToken,
    canRefresh: ({ context }, accessToken: string) =>
      context.tokens?.accessToken === accessToken && context.tokens.refreshToken !== null,
    isSameUser: ({ context }, userId: number) => context.user?.id === userId,
    isOtherUser: ({ context }, userId: number) => context.user?.id !== userId,
    isEncrypted: (_, encrypted: string | null) => encrypted !== null,
    hasNextUser: ({ context }) => context.next !== null,
  },
  actions: {
    setRestored: assign((_, { user, tokens }: Restored) => ({
      user,
      tokens: tokens && user?.id === tokens.userId ? withoutOwner(tokens) : null,
    })),
    setCredentials: assign((_, { user, tokens }: Credentials) => ({
      user,
      tokens,
      next: null,
      refreshFailure: null,
    })),
    setNext: assign((_, { user, tokens }: Credentials) => ({ next: { user, tokens } })),
    setRefreshed: assign(({ context }, { accessToken, refreshToken }: RefreshedTokens) => ({
      tokens: { accessToken, refreshToken: refreshToken ?? context.tokens?.refreshToken ?? null },
      refreshFailure: null,
    })),
    setUser: assign((_, user: StoredUser) => ({ user })),
    setConnection: assign((_, online: boolean) => ({ online })),
    clearTokens: assign({ tokens: null }),
    clearNext: assign({ next: null }),
    clearAll: assign({ user: null, tokens: null, next: null, refreshFailure: null }),
    setRefreshFailure: assign((_, refreshFailure: Failure) => ({ refreshFailure })),
    logRefreshFailure: log((_, failure: Failure) => failure.message, 'Refresh token error:'),
    writeTokens,
    writeUser,
    announceStart: emit((_, { user }: Pick<Credentials, 'user'>) => ({
      type: 'session.started' as const,
      userId: user.id,
    })),
    announceEnd: emit(({ context }) => ({ type: 'session.ended' as const, userId: context.user?.id ?? null })),
    announceResumed: emit({ type: 'session.resumed' }),
    announceReplaced: emit({ type: 'session.replaced' }),
  },
});

function withoutOwner({ accessToken, refreshToken }: StoredTokens) {
  return { accessToken, refreshToken };
}

/** The user of a session that has one. Throws if the state guarantees one and there is none. */
export function requireUser({ user }: SessionContext): StoredUser {
  return required(user);
}

/** The tokens of a session that has some, with the id of their user. Throws like `requireUser`. */
export function requireTokens(context: SessionContext): StoredTokens {
  return { ...required(context.tokens), userId: requireUser(context).id };
}

/** The credentials of the user who signs in after the purge. Throws like `requireUser`. */
export function requireNext({ next }: SessionContext): Credentials {
  return required(next);
}

/** The tokens of a sign-in, as session storage stores them. */
export function ownedTokens({ user, tokens }: Credentials): StoredTokens {
  return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, userId: user.id };
}

function required<Part>(part: Part | null): Part {
  if (part === null) throw new Error('The session has no value that its state requires');
  return part;
}
