import { createPendingCalls, type PendingCalls } from '#domain/pending-calls.ts';
import type { Credentials } from './http/authorized-fetch.ts';

/** Where the API is and who signs its calls. The calls themselves are fetched by the screens that make them. */
export interface Api {
  /** The API base host of the build configuration; '' is the page's own origin. */
  readonly baseUrl: string;
  readonly credentials: Credentials;
  /** Sends a request. For a body with files `onUpload` receives how much of it has been sent, from 0 to 1. */
  readonly fetch: (request: Request, onUpload?: (sent: number) => void) => Promise<Response>;
  /** The scope under which the service worker may keep answers for the person; null where nothing may be kept. */
  readonly scope: () => Promise<string | null>;
  /** Whether a service worker answers for this page: without one nothing is kept. */
  readonly hasWorker: () => boolean;
  /**
   * Whether a call has a chance to be answered. Asked before a write: where the last word was that the server is out of
   * reach, it looks again first, so that a write into a dead network is known not to have been sent.
   */
  readonly reachable: () => Promise<boolean>;
  /** The calls made through this object that have no answer yet. */
  readonly pending: PendingCalls;
  /**
   * How long to wait before a read that met a network error is sent again, in milliseconds; null when it is not. Asked
   * before and after the wait, with the number of retries that have failed.
   */
  readonly retryDelayMs: (failures: number) => number | null;
  /** Null where the device stores none. */
  readonly deviceTokens: DeviceTokens | null;
}

/**
 * What a server of another origin gave this device after a sign-in, and gets back with the next one (a server of the page's
 * own origin uses a cookie). It signs nobody in: it keeps other people's wrong passwords from blocking this device.
 */
export interface DeviceTokens {
  readonly read: () => string | null;
  readonly write: (tokens: string) => void;
}

/** An API over the browser's own network, unless another `fetch` is given. */
export function createApi({
  fetch = (request) => globalThis.fetch(request),
  reachable = async () => navigator.onLine,
  scope = async () => null,
  hasWorker = () => true,
  deviceTokens = null,
  retryDelayMs = () => null,
  ...api
}: ApiOptions): Api {
  const own = { fetch, reachable, scope, hasWorker, deviceTokens, retryDelayMs };
  return { ...api, ...own, pending: createPendingCalls() };
}

type ApiOptions = Pick<Api, 'baseUrl' | 'credentials'> &
  Partial<Pick<Api, 'fetch' | 'reachable' | 'scope' | 'hasWorker' | 'deviceTokens' | 'retryDelayMs'>>;

/** The same API with a list of pending calls of its own, for the screen or control that shows them. */
export function ownApi(api: Api): Api {
  return { ...api, pending: createPendingCalls(api.pending) };
}

/**
 * The whole address of a picture, which answers give from the API's root. A base without a scheme ('/backend') is on the
 * page's own origin, and what is no address at all stays as it came: it shows as a picture that cannot be shown.
 */
export function pictureAddress({ baseUrl }: Api, picture: string): string {
  return picture !== '' && URL.canParse(picture, baseUrl) ? new URL(picture, baseUrl).href : picture;
}
