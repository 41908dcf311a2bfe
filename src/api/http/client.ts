import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#openapi/schema.d.ts';
import type { Api } from '../api.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { deviceFetch } from './device-fetch.ts';
import { type Body, toFormData } from './form-data.ts';
import { scopedFetch } from './scoped-fetch.ts';
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
export function uploadOptions({ credentials, fetch }: Api, body: Body | undefined, { onUpload }: Attempt) {
  const hasFiles = body !== undefined && Object.values(body).some((part) => part instanceof Blob);
  return hasFiles && { fetch: authorizedFetch(credentials, (request) => fetch(request, onUpload)) };
}

function createClients({ baseUrl, credentials, fetch, deviceTokens, ...cacheOptions }: Api): Clients {
  const shared = { baseUrl, bodySerializer: (body: unknown) => toFormData(body as Body) };
  const byDevice = deviceTokens === null ? fetch : deviceFetch(deviceTokens, fetch);
  return {
    signed: createClient<paths>({ ...shared, fetch: authorizedFetch(credentials, byDevice) }),
    cached: createClient<paths>({ ...shared, fetch: authorizedFetch(credentials, scopedFetch(cacheOptions, fetch)) }),
    open: createClient<paths>({ ...shared, fetch: byDevice }),
  };
}
