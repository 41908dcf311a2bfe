import type { Credentials } from './authorised-fetch.ts';

/** Where the API is and who signs its calls. The calls themselves are fetched by the screens that make them. */
export interface Api {
  /** The API base host of the build configuration; '' is the page's own origin. */
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly fetch: (request: Request) => Promise<Response>;
  /** The scope under which the service worker may keep answers for the person; null where nothing may be kept. */
  readonly scope: () => Promise<string | null>;
  /** Whether a service worker answers for this page: without one nothing is kept. */
  readonly hasWorker: () => boolean;
  /**
   * Whether a call has a chance to be answered. Asked before a write: where the last word was that the server is out of
   * reach, it looks again first, so that a write into a dead network is known not to have been sent.
   */
  readonly reachable: () => Promise<boolean>;
}

/** An API over the browser's own network, unless another `fetch` is given. */
export function createApi({
  fetch = (request) => globalThis.fetch(request),
  reachable = async () => navigator.onLine,
  scope = async () => null,
  hasWorker = () => true,
  ...api
}: ApiOptions): Api {
  return { ...api, fetch, reachable, scope, hasWorker };
}

type ApiOptions = Pick<Api, 'baseUrl' | 'credentials'> &
  Partial<Pick<Api, 'fetch' | 'reachable' | 'scope' | 'hasWorker'>>;

/**
 * The whole address of a picture, which answers give from the API's root. A base without a scheme ('/backend') is on the
 * page's own origin, and what is no address at all stays as it came: it shows as a picture that cannot be shown.
 */
export function pictureAddress({ baseUrl }: Api, picture: string): string {
  return picture !== '' && URL.canParse(picture, baseUrl) ? new URL(picture, baseUrl).href : picture;
}
