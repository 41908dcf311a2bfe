import createClient, { type Client } from 'openapi-fetch';
import type { Failure } from '#machines/result.ts';
import type { paths } from '#openapi/schema.d.ts';
import { type Api, type Credentials, type DeviceTokens, hasEnded, type OwnApi } from '../api.ts';
import { type Body, toFormData } from './form-data.ts';
import type { Attempt } from './send-call.ts';

interface Clients {
  /** Calls that carry the access token. */
  readonly signed: Client<paths>;
  /** The same for reads that the service worker may cache. */
  readonly cached: Client<paths>;
  /** Login and refresh: sent without the token (section 7). */
  readonly open: Client<paths>;
}

const clients = new WeakMap<Api, Clients>();

/** The typed clients for an API. Nothing else in the app makes calls of the contract. */
export function clientsOf(api: Api): Clients {
  const known = clients.get(api) ?? createClients(api);
  clients.set(api, known);
  return known;
}

/** Request options for a body. A body with files reports its upload progress. */
export function uploadOptions(api: Api, body: Body | undefined, { onUpload }: Attempt) {
  const hasFiles = body !== undefined && Object.values(body).some((part) => part instanceof Blob);
  return (
    hasFiles && {
      fetch: authorizedFetch(
        api,
        authoredFetch(api, (request) => api.fetch(request, onUpload)),
      ),
    }
  );
}

function createClients(api: Api): Clients {
  const { baseUrl, fetch, deviceTokens } = api;
  const shared = { baseUrl, bodySerializer: (body: unknown) => toFormData(body as Body) };
  const byDevice = deviceTokens === null ? fetch : deviceFetch(deviceTokens, fetch);
  return {
    signed: createClient<paths>({ ...shared, fetch: authorizedFetch(api, authoredFetch(api, byDevice)) }),
    cached: createClient<paths>({ ...shared, fetch: authorizedFetch(api, scopedFetch(api, fetch)) }),
    open: createClient<paths>({ ...shared, fetch: byDevice }),
  };
}

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
 * This wraps `fetch`, because a request can be cloned only before its body is read. It is the one place that adds a token:
 * a request that was delayed, is repeated or is retried never gets the token of a session that has started meanwhile.
 */
export function authorizedFetch(
  { credentials, ...own }: { readonly credentials: Credentials } & Partial<Pick<OwnApi, 'session'>>,
  fetch: (request: Request) => Promise<Response>,
) {
  return async (request: Request): Promise<Response> => {
    const call = { credentials, session: own.session ?? credentials.session() };
    if (hasEnded(call)) throw new RefreshFailed(signedOut);
    const token = credentials.accessToken();
    if (token === null) throw new RefreshFailed(credentials.isOffline?.() ? offline : signedOut);
    const again = request.clone();
    const response = await fetch(signed(request, token));
    if (response.status !== 401) return response;
    const refreshed = await credentials.refresh(token);
    if (hasEnded(call)) throw new RefreshFailed(signedOut);
    if (refreshed.kind === 'giveUp') throw new RefreshFailed(refreshed.failure);
    return await fetch(signed(again, refreshed.accessToken));
  };
}

function signed(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

/**
 * Names the user whose call it is, if the server checks that: it refuses the call if the token belongs to another user.
 * Other servers may not permit the header in calls from another origin (CORS).
 */
function authoredFetch(
  { author, checksAuthors }: Pick<Api, 'checksAuthors'> & Partial<Pick<OwnApi, 'author'>>,
  fetch: (request: Request) => Promise<Response>,
) {
  return (request: Request): Promise<Response> => {
    if (author !== undefined && checksAuthors()) request.headers.set('Change-Author', String(author));
    return fetch(request);
  };
}

const deviceTokenHeader = 'X-Device-Token';

/** The calls that the server rate-limits by device. */
const rateLimited = /\/api\/v1\/users\/(login|sendOtp|verifiedOtp|forgetpassword)$/;

/** A `fetch` that sends the device tokens to an API of another origin and stores the tokens that it returns. */
function deviceFetch({ read, write }: DeviceTokens, fetch: Api['fetch']): Api['fetch'] {
  return async (request) => {
    const { origin, pathname } = new URL(request.url);
    if (origin === location.origin || !rateLimited.test(pathname)) return await fetch(request);
    const stored = read();
    if (stored !== null) request.headers.set(deviceTokenHeader, stored);
    const response = await fetch(request);
    const received = response.headers.get(deviceTokenHeader);
    if (received !== null) write(received);
    return response;
  };
}

/**
 * Puts the scope into the fragment of the URL. The service worker reads it there, and the network never receives it. A
 * header would need permission (CORS) in calls to another origin.
 */
export function scopedFetch(
  { hasWorker, scope }: Pick<Api, 'hasWorker' | 'scope'>,
  fetch: (request: Request) => Promise<Response>,
) {
  return async (request: Request): Promise<Response> => {
    // Without a worker nothing is cached, so no call waits for the scope.
    const id = hasWorker() ? await scope() : null;
    return await fetch(id === null ? request : new Request(`${request.url}#${id}`, request));
  };
}
