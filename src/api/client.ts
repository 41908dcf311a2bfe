import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#openapi/schema.d.ts';
import type { Api } from './api.ts';
import { authorisedFetch } from './authorised-fetch.ts';
import { type Body, toFormData } from './form-data.ts';
import { scopedFetch } from './scoped-fetch.ts';

interface Clients {
  /** Calls that carry the bearer token. */
  readonly signed: Client<paths>;
  /** The same for reads whose answers the service worker may keep. */
  readonly kept: Client<paths>;
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

function createClients({ baseUrl, credentials, fetch, ...keeping }: Api): Clients {
  const shared = { baseUrl, bodySerializer: (body: unknown) => toFormData(body as Body) };
  return {
    signed: createClient<paths>({ ...shared, fetch: authorisedFetch(credentials, fetch) }),
    kept: createClient<paths>({ ...shared, fetch: authorisedFetch(credentials, scopedFetch(keeping, fetch)) }),
    open: createClient<paths>({ ...shared, fetch }),
  };
}
