import type { Failure } from '#machines/result.ts';

/** Who signs the calls: the session, seen from here. */
export interface Credentials {
  readonly accessToken: () => string | null;
  /** The id of whoever the token is of. */
  readonly holder: () => number | undefined;
  /** There is no token because there is no connection to get one by. */
  readonly isOffline?: () => boolean;
  /**
   * A token that works instead of the one that was refused, or why there is none. However many calls ask at once, the
   * server is asked once.
   */
  readonly renew: (refused: string) => Promise<CacheUpdate>;
}

export type CacheUpdate =
  | { readonly kind: 'repeat'; readonly accessToken: string }
  | { readonly kind: 'giveUp'; readonly failure: Failure };

/** A call whose token was refused and could not be renewed (section 4: the request is rejected). */
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
 * Section 4: every request carries the access token; a 401 to a request not yet repeated asks for a new token and
 * repeats it once. It stands around `fetch` because a request can be copied only before its body is read.
 */
export function authorisedFetch(credentials: Credentials, fetch: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const token = credentials.accessToken();
    if (token === null) throw new RefreshFailed(credentials.isOffline?.() ? offline : signedOut);
    const holder = credentials.holder();
    const again = request.clone();
    const response = await fetch(signed(request, token));
    if (response.status !== 401) return response;
    const renewal = await credentials.renew(token);
    // What one person asked for is never done in the name of another, who has come meanwhile.
    if (credentials.holder() !== holder) throw new RefreshFailed(signedOut);
    if (renewal.kind === 'giveUp') throw new RefreshFailed(renewal.failure);
    return await fetch(signed(again, renewal.accessToken));
  };
}

function signed(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}
