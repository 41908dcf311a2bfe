import type { Failure } from '#machines/result.ts';
import type { Tags } from '../tags.ts';

/** The user as the server returns it, and as local storage stores it, encrypted (section 3). */
export interface StoredUser {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile_no: string;
  readonly email: string;
  readonly profile_pic: string | null;
  readonly role_name: string;
}

/** The bearer token, and the token that refreshes it. A server may return no `refreshToken`. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

/**
 * The tokens as session storage stores them, with the id of their user. Session storage belongs to one tab and the stored
 * user to all tabs, so without the id the token of one user could be used for another.
 */
export interface StoredTokens extends Tokens {
  readonly userId: number;
}

/** The result of a sign-in. */
export interface Credentials {
  readonly user: StoredUser;
  readonly tokens: Tokens;
}

/** The stored data that a launch reads. Unreadable data has been deleted and is `null`. */
export interface Restored {
  readonly user: StoredUser | null;
  readonly tokens: StoredTokens | null;
  readonly online: boolean;
}

/** The result of a refresh. Without `refreshToken` the previous one stays valid. */
export interface RefreshedTokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
}

/**
 * The user whose data a purge deletes. `null`: all users, because the session ended before it was read.
 * The effect clears browser storage synchronously, before its first `await`. What it deletes later is of this user, or of
 * everyone while no user is stored, so a slow purge cannot delete the data of the next user.
 */
export interface PurgeInput {
  readonly userId: number | null;
}

export interface SessionContext {
  readonly user: StoredUser | null;
  readonly tokens: Tokens | null;
  /** Whether the device is online, if it changed during the launch; newer than what `restore` returns. */
  readonly online: boolean | null;
  /** The credentials of a user who signed in during the purge. */
  readonly next: Credentials | null;
  /** Why the last refresh failed. The requests that waited for it fail with this. */
  readonly refreshFailure: Failure | null;
}

export type SessionEvent =
  | { readonly type: 'session.signedIn'; readonly user: StoredUser; readonly tokens: Tokens }
  | { readonly type: 'session.tokenRejected'; readonly accessToken: string }
  | { readonly type: 'session.signOut' }
  | { readonly type: 'session.userUpdated'; readonly user: StoredUser }
  | { readonly type: 'session.endedElsewhere' }
  | { readonly type: 'session.startedElsewhere'; readonly userId: number }
  | { readonly type: 'connection.online' }
  | { readonly type: 'connection.offline' };

/** `started` and `ended` go to other tabs, `resumed` to waiting work; after `replaced` the app opens /dashboard. */
export type SessionEmitted =
  | { readonly type: 'session.started'; readonly userId: number }
  | { readonly type: 'session.ended'; readonly userId: number | null }
  | { readonly type: 'session.resumed' }
  | { readonly type: 'session.replaced' };

/**
 * - `session`: there is a user; the app shows its screens.
 * - `dialog`: the sign-in dialog is open over the screen.
 * - `busy`: wait; show neither the result of the login form nor data of a user.
 */
export type SessionTag = Tags<'session' | 'signedIn' | 'refreshing' | 'expired' | 'dialog' | 'busy'>;
