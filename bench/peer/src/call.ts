import { HttpError } from 'react-admin';

const tokenKey = 'accessToken';

interface Envelope<Data> {
  readonly status: boolean;
  readonly message: string;
  readonly data: Data;
  readonly token?: { readonly accessToken: string };
}

export const storeToken = (token: string) => sessionStorage.setItem(tokenKey, token);
export const removeToken = () => sessionStorage.removeItem(tokenKey);
export const hasToken = () => sessionStorage.getItem(tokenKey) !== null;

interface Sent {
  readonly method?: 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
}

/** One call of the product's API. Rejects with react-admin's HttpError. */
export async function call<Data>(path: string, { method, body, signal }: Sent = {}): Promise<Envelope<Data>> {
  const token = sessionStorage.getItem(tokenKey);
  const response = await fetch(`/api/v1${path}`, {
    method: method ?? 'GET',
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const envelope = (await response.json()) as Envelope<Data>;
  if (!response.ok || !envelope.status) throw new HttpError(envelope.message, response.status, envelope);
  return envelope;
}
