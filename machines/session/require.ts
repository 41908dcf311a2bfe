import type { Credentials, SessionContext, StoredTokens, StoredUser } from './types.ts';

/** The person of a session that has one; throws where the machine's own states should have made sure of it. */
export function requireUser({ user }: SessionContext): StoredUser {
  return held(user);
}

/** The tokens of a session that has some, with whose they are; throws as `requireUser` does. */
export function requireTokens(context: SessionContext): StoredTokens {
  return { ...held(context.tokens), userId: requireUser(context).id };
}

/** Who comes after the purge; throws as `requireUser` does. */
export function requireNext({ next }: SessionContext): Credentials {
  return held(next);
}

/** Tokens of a sign-in as session storage keeps them. */
export function ownedTokens({ user, tokens }: Credentials): StoredTokens {
  return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, userId: user.id };
}

function held<Part>(part: Part | null): Part {
  if (part === null) throw new Error('The session is not what its state says');
  return part;
}
