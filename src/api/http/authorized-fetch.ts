import type { Failure } from '#machines/result.ts';

/** The credentials that sign the calls; the session provides them. */
export interface Credentials {
  readonly accessToken: () => string | null;
  /** The id of the user whose token it is. */
  readonly holder: () => number | undefined;
  /** Whether there is no token because there is no connection to refresh it. */
  readonly isOffline?: () => boolean;
  /**
   * Refreshes a rejected token. Returns a new token, or why there is none. Concurrent calls share one request to the
   * server.
   */
  readonly refresh: (refused: string) => Promise<TokenRefresh>;
}

export type TokenRefresh =
  | { readonly kind: 'repeat'; readonly accessToken: string }
  | { readonly kind: 'giveUp'; readonly failure: Failure };

/** Thrown for a call whose token was rejected and could not be refreshed (section 4: the request is rejected). */
export class RefreshFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

const offline: Failure = { kind: 'offline', message: 'You are offline' };
const signedOut: Failure = { kind: 'sessionExpired', message: 'Please sign in again' };

/**
 * Section 4: every request carries the access token. A 401 triggers a token refresh, and the request is repeated once.
 * This wraps `fetch`, because a request can be cloned only before its body is read.
 */
export function authorizedFetch(credentials: Credentials, fetch: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const token = credentials.accessToken();
    if (token === null) throw new RefreshFailed(credentials.isOffline?.() ? offline : signedOut);
    const holder = credentials.holder();
    const again = request.clone();
    const response = await fetch(signed(request, token));
    if (response.status !== 401) return response;
    const refreshed = await credentials.refresh(token);
    // Never repeat a user's request with the token of another user who has signed in meanwhile.
    if (credentials.holder() !== holder) throw new RefreshFailed(signedOut);
    if (refreshed.kind === 'giveUp') throw new RefreshFailed(refreshed.failure);
    return await fetch(signed(again, refreshed.accessToken));
  };
}

function signed(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}
