import type { Credentials, SessionContext, StoredTokens, StoredUser } from './types.ts';

/** The person of a session that has one; throws where the machine's own states should have made sure of it. */
export function heldUser({ user }: SessionContext): StoredUser {
  if (!user) throw new Error('The session has no person');
  return user;
}

/** The tokens of a session that has some, with whose they are; throws as `heldUser` does. */
export function heldTokens(context: SessionContext): StoredTokens {
  if (!context.tokens) throw new Error('The session has no tokens');
  return { ...context.tokens, userId: heldUser(context).id };
}

/** Who comes after the purge; throws as `heldUser` does. */
export function heldNext({ next }: SessionContext): Credentials {
  if (!next) throw new Error('Nobody waits to be signed in');
  return next;
}

/** Tokens of a sign-in as session storage keeps them. */
export function ownedTokens({ user, tokens }: Credentials): StoredTokens {
  return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, userId: user.id };
}
