import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#openapi/schema.d.ts';
import type { Api } from '../api.ts';
import { authorisedFetch } from './authorized-fetch.ts';
import { deviceFetch } from './device-fetch.ts';
import { type Body, toFormData } from './form-data.ts';
import { scopedFetch } from './scoped-fetch.ts';
import type { Attempt } from './send-call.ts';

interface Clients {
  /** Calls that carry the bearer token. */
  readonly signed: Client<paths>;
  /** The same for reads whose answers the service worker may keep. */
  readonly cached: Client<paths>;
  /** Login and refresh: sent without it (section 7). */
  readonly open: Client<paths>;
}

const clients = new WeakMap<Api, Clients>();

/** The typed clients of the contract for an API. The only place of the app that reaches the network. */
export function clientsOf(api: Api): Clients {
  const known = clients.get(api) ?? createClients(api);
  clients.set(api, known);
  return known;
}

/** What a request with this body is sent with: one with files reports how far it is. */
export function uploadOptions({ credentials, fetch }: Api, body: Body | undefined, { onUpload }: Attempt) {
  const hasFiles = body !== undefined && Object.values(body).some((part) => part instanceof Blob);
  return hasFiles && { fetch: authorisedFetch(credentials, (request) => fetch(request, onUpload)) };
}

function createClients({ baseUrl, credentials, fetch, deviceTokens, ...keeping }: Api): Clients {
  const shared = { baseUrl, bodySerializer: (body: unknown) => toFormData(body as Body) };
  const byDevice = deviceTokens === null ? fetch : deviceFetch(deviceTokens, fetch);
  return {
    signed: createClient<paths>({ ...shared, fetch: authorisedFetch(credentials, byDevice) }),
    cached: createClient<paths>({ ...shared, fetch: authorisedFetch(credentials, scopedFetch(keeping, fetch)) }),
    open: createClient<paths>({ ...shared, fetch: byDevice }),
  };
}
