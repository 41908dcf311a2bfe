import createClient from 'openapi-fetch';
import type { paths } from '../../../openapi/schema.d.ts';

const tokenKey = 'accessToken';

export const storeToken = (token: string) => sessionStorage.setItem(tokenKey, token);

/** The typed client, with the token of the session. */
export const client = createClient<paths>({ baseUrl: location.origin });
client.use({
  onRequest: ({ request }) => {
    const token = sessionStorage.getItem(tokenKey);
    if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
  },
});

interface Envelope<Data> {
  readonly status: boolean;
  readonly message: string;
  readonly data: Data;
}

/** Reads a path that is known only at run time. */
export async function read<Data>(path: string, query: Readonly<Record<string, string>>): Promise<Data> {
  const get = client.GET as unknown as (path: string, init: object) => Promise<{ readonly data?: Envelope<Data> }>;
  const { data } = await get(path, { params: { query } });
  if (data?.status !== true) throw new Error(data?.message ?? 'The call failed');
  return data.data;
}
