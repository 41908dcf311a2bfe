import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#machines/result.ts';
import type { sessionMachine } from './machine.ts';
import type { StoredUser } from './types.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The person, while there is one: signed in, expired, locked or read-only; `null` while they are being signed out. */
export function currentUser(snapshot: SessionSnapshot): StoredUser | null {
  return snapshot.hasTag('session') ? snapshot.context.user : null;
}

/** A person with tokens. */
export function isSignedIn(snapshot: SessionSnapshot): boolean {
  return snapshot.matches({ present: { access: 'signedIn' } });
}

/** The server has refused to renew the tokens of a session that was under way. */
export function isExpired(snapshot: SessionSnapshot): boolean {
  return snapshot.matches({ present: { access: { tokenless: 'expired' } } });
}

/** Somebody is here without a connection to sign in by: what the device has kept may be read. */
export function isReadOnly(snapshot: SessionSnapshot): boolean {
  return snapshot.matches({ present: { access: { tokenless: 'readOnly' } } });
}

/** The bearer token for the next request. */
export function accessToken({ context }: SessionSnapshot): string | null {
  return context.tokens?.accessToken ?? null;
}

/** The person's role as routes ask for it: `role_name`, lower-cased (section 3). */
export function roleOf(user: StoredUser): string {
  return user.role_name.toLowerCase();
}

export type Verdict =
  | { readonly kind: 'wait' }
  | { readonly kind: 'repeat'; readonly accessToken: string }
  | { readonly kind: 'giveUp'; readonly failure: Failure };

/**
 * What a request whose token met a 401 does now, once it has sent `session.tokenRejected`: wait for the refresh in
 * flight, repeat itself once with the new token, or fail with the reason.
 */
export function verdictOn(snapshot: SessionSnapshot, rejectedToken: string): Verdict {
  const held = accessToken(snapshot);
  if (held !== null && held !== rejectedToken) return { kind: 'repeat', accessToken: held };
  if (snapshot.matches({ present: { access: { signedIn: 'refreshing' } } })) return { kind: 'wait' };
  return { kind: 'giveUp', failure: reasonOf(snapshot) };
}

function reasonOf({ context }: SessionSnapshot): Failure {
  const { refreshFailure } = context;
  if (refreshFailure && refreshFailure.kind !== 'rejected') return refreshFailure;
  return { kind: 'sessionExpired', message: refreshFailure?.message ?? 'Please sign in again' };
}
