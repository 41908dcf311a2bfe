import type { Credentials, SessionContext, StoredTokens, StoredUser } from './types.ts';

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
