import type { Failure } from '#machines/result.ts';

/** The person as the server describes them and as local storage keeps them, encrypted (section 3). */
export interface StoredUser {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile_no: string;
  readonly email: string;
  readonly profile_pic: string | null;
  readonly role_name: string;
}

/** The bearer token and the one that renews it; a server may give no `refreshToken`. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

/**
 * Tokens as session storage keeps them, with whose they are: session storage belongs to a tab and the stored user to
 * all tabs, so without the owner one person's token could be taken for another's.
 */
export interface StoredTokens extends Tokens {
  readonly userId: number;
}

/** What a good sign-in brings. */
export interface Credentials {
  readonly user: StoredUser;
  readonly tokens: Tokens;
}

/** What a launch finds. What cannot be decrypted or parsed has been removed and is `null`. */
export interface Restored {
  readonly user: StoredUser | null;
  readonly tokens: StoredTokens | null;
  readonly online: boolean;
}

/** What a refresh brings; without `refreshToken` the former one stays good. */
export interface RefreshedTokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
}

/**
 * Whose data a purge removes: `null` when the session ends before it was read, which means everybody's.
 * The effect clears browser storage synchronously, before its first `await`, and anything later only by this id, so a
 * purge that ends late cannot touch the next person's data.
 */
export interface PurgeInput {
  readonly userId: number | null;
}

export interface SessionContext {
  readonly user: StoredUser | null;
  readonly tokens: Tokens | null;
  /** What the connection has told during the launch; newer than what the launch itself finds. */
  readonly online: boolean | null;
  /** Who signed in while the former person's data is being removed. */
  readonly next: Credentials | null;
  /** Why the last refresh brought no token: what a request that waited for it is rejected with. */
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

/** `started` and `ended` are for other tabs, `resumed` for what waits, `replaced` for a clean start at /dashboard. */
export type SessionEmitted =
  | { readonly type: 'session.started'; readonly userId: number }
  | { readonly type: 'session.ended'; readonly userId: number | null }
  | { readonly type: 'session.resumed' }
  | { readonly type: 'session.replaced' };

/**
 * - `session`: there is a person, and the frame with its screens stands.
 * - `dialog`: the sign-in dialog stands over it.
 * - `busy`: wait; show neither the login form's result nor anybody's data.
 */
export type SessionTag = 'session' | 'dialog' | 'busy';
