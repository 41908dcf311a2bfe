import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#openapi/schema.d.ts';
import { authorisedFetch, type Credentials } from './authorised-fetch.ts';
import { type Body, toFormData } from './form-data.ts';

export interface Api {
  /** Calls that carry the bearer token. */
  readonly signed: Client<paths>;
  /** Login and refresh: sent without it (section 7). */
  readonly open: Client<paths>;
  /** The whole address of a picture, which answers give from the API's root. */
  readonly addressOf: (picture: string) => string;
}

export interface ApiOptions {
  /** The API base host of the build configuration; '' is the page's own origin. */
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** The typed client of the contract. The only place of the app that reaches the network. */
export function createApi({ baseUrl, credentials, fetch = (request) => globalThis.fetch(request) }: ApiOptions): Api {
  const shared = { baseUrl, bodySerializer: (body: unknown) => toFormData(body as Body) };
  return {
    signed: createClient<paths>({ ...shared, fetch: authorisedFetch(credentials, fetch) }),
    open: createClient<paths>({ ...shared, fetch }),
    addressOf: (picture) => (baseUrl === '' || picture === '' ? picture : new URL(picture, baseUrl).href),
  };
}
