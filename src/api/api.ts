import { createPendingCalls, type PendingCalls } from '#domain/pending-calls.ts';
import type { ConnectivityEvent } from '#machines/connectivity/setup.ts';
import type { Failure } from '#machines/result.ts';

/** The connection to the API and its credentials. Each screen makes its own calls with it. */
export interface Api {
  /** The base URL of the API from the build configuration; '' is the page's own origin. */
  readonly baseUrl: string;
  readonly credentials: Credentials;
  /** The network. For a body with files `onUpload` receives the fraction that has been sent, from 0 to 1. */
  readonly fetch: (request: Request, onUpload?: (sent: number) => void) => Promise<Response>;
  /** Receives the outcome of each request; null if nobody needs it. */
  readonly report: ((outcome: ConnectivityEvent) => void) | null;
  /** The scope under which the service worker caches responses for the user; null if it must not cache. */
  readonly scope: () => Promise<string | null>;
  /** Whether a service worker controls this page. Without one nothing is cached. */
  readonly hasWorker: () => boolean;
  /**
   * Whether the server can be reached. Checked before each write: if the last known state was offline, it probes again.
   * A write without a connection is then known not to have been sent.
   */
  readonly reachable: () => Promise<boolean>;
  /** The calls made through this object that have no response yet. */
  readonly pending: PendingCalls;
  /** Whether a read is sent again after a network error. Asked before and after the delay. */
  readonly canRetry: () => boolean;
  /** Whether the server refuses a call whose `Change-Author` is not the user of the token. */
  readonly checksAuthors: () => boolean;
  /** Null if the device stores no device tokens. */
  readonly deviceTokens: DeviceTokens | null;
}

/** The credentials that sign the calls; the session provides them. */
export interface Credentials {
  readonly accessToken: () => string | null;
  /** The id of the user whose token it is. */
  readonly holder: () => number | undefined;
  /** The number of the session: another one for each session of this tab. */
  readonly session: () => number;
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

/**
 * Stores the token that an API of another origin gives this device after a sign-in, for the next sign-in. (A server of
 * the page's own origin uses a cookie.) The token signs nobody in. It only prevents failed sign-ins of others from
 * blocking this device.
 */
export interface DeviceTokens {
  readonly read: () => string | null;
  readonly write: (tokens: string) => void;
}

/** Creates an API that uses the browser's network, or the given `fetch`. */
export function createApi({
  fetch = (request) => globalThis.fetch(request),
  report = null,
  reachable = async () => navigator.onLine,
  scope = async () => null,
  hasWorker = () => true,
  deviceTokens = null,
  canRetry = () => false,
  checksAuthors = () => false,
  ...api
}: ApiOptions): Api {
  const own = { fetch, report, reachable, scope, hasWorker, deviceTokens, canRetry, checksAuthors };
  return { ...api, ...own, pending: createPendingCalls() };
}

type ApiOptions = Pick<Api, 'baseUrl' | 'credentials'> & Partial<Omit<Api, 'baseUrl' | 'credentials' | 'pending'>>;

/**
 * The API of a screen or control, with its own list of pending calls, which it shows. Its calls belong to the session in
 * which it was created: whatever delays them, they are never sent with the token of a later one. Only such an API can write.
 */
export interface OwnApi extends Api {
  readonly session: number;
  /** The id of the user of the session; undefined without one. */
  readonly author: number | undefined;
  /** Ends the API with something of its own, such as the lock under which its writes are made. */
  readonly until?: AbortSignal;
}

/** Whether the session of an API, or the API itself, has ended: nothing is sent with it any more. */
export function hasEnded({ credentials, session, until }: Pick<OwnApi, 'credentials' | 'session' | 'until'>): boolean {
  return until?.aborted === true || credentials.session() !== session;
}

/** An API for a screen or control, in the current session. Create it at the latest when the user presses. */
export function ownApi(api: Api): OwnApi {
  const { credentials, pending } = api;
  return { ...api, pending: createPendingCalls(pending), session: credentials.session(), author: credentials.holder() };
}

/**
 * The URL of an image. Responses contain it relative to the API's root, which may be below a path of its origin
 * (`https://host/desk`, or `/desk` on the page's own origin). An invalid URL is returned unchanged and shows as a broken image.
 */
export function pictureAddress({ baseUrl }: Api, picture: string): string {
  if (picture === '' || baseUrl === '' || hasScheme.test(picture)) return picture;
  // Another host, with the scheme of the API's.
  if (picture.startsWith('//')) return URL.canParse(picture, baseUrl) ? new URL(picture, baseUrl).href : picture;
  return `${baseUrl.replace(/\/+$/, '')}/${picture.replace(/^\/+/, '')}`;
}

const hasScheme = /^[a-z][a-z\d+.-]*:/i;
