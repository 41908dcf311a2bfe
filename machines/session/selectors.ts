import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#machines/result.ts';
import type { sessionMachine } from './machine.ts';
import type { StoredUser } from './types.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The user who is signed in, expired, locked or read-only; `null` during a sign-out. */
export function currentUser(snapshot: SessionSnapshot): StoredUser | null {
  return snapshot.hasTag('session') ? snapshot.context.user : null;
}

/** Whether there is a user with tokens. */
export function isSignedIn(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('signedIn');
}

/** Whether work that waits for a sign-in can continue: with tokens, or without a connection, which fails it with a reason. */
export function canContinue(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('session') && !snapshot.hasTag('dialog');
}

/** Whether the server rejected the refresh of the tokens. */
export function isExpired(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('expired');
}

/** Whether a user without tokens is offline and cannot sign in. They may read cached data. */
export function isReadOnly(snapshot: SessionSnapshot): boolean {
  return canContinue(snapshot) && !isSignedIn(snapshot);
}

/** The bearer token for the next request. */
export function accessToken({ context }: SessionSnapshot): string | null {
  return context.tokens?.accessToken ?? null;
}

/** The role of a user, as routes use it: `role_name` in lower case (section 3). */
export function roleOf(user: StoredUser): string {
  return user.role_name.toLowerCase();
}

export type Verdict =
  | { readonly kind: 'wait' }
  | { readonly kind: 'repeat'; readonly accessToken: string }
  | { readonly kind: 'giveUp'; readonly failure: Failure };

/**
 * What a request does after a 401, once it has sent `session.tokenRejected`: wait for the refresh in progress, repeat once
 * with the new token, or fail with the reason.
 */
export function verdictOn(snapshot: SessionSnapshot, rejectedToken: string): Verdict {
  const current = accessToken(snapshot);
  if (current !== null && current !== rejectedToken) return { kind: 'repeat', accessToken: current };
  if (snapshot.hasTag('refreshing')) return { kind: 'wait' };
  return { kind: 'giveUp', failure: reasonOf(snapshot) };
}

function reasonOf({ context }: SessionSnapshot): Failure {
  const { refreshFailure } = context;
  if (refreshFailure && refreshFailure.kind !== 'rejected') return refreshFailure;
  return { kind: 'sessionExpired', message: refreshFailure?.message ?? 'Please sign in again' };
}
