import { HttpError } from 'react-admin';

const tokenKey = 'accessToken';

interface Envelope<Data> {
  readonly status: boolean;
  readonly message: string;
  readonly data: Data;
  readonly token?: { readonly accessToken: string };
}

export const keepToken = (token: string) => sessionStorage.setItem(tokenKey, token);
export const dropToken = () => sessionStorage.removeItem(tokenKey);
export const hasToken = () => sessionStorage.getItem(tokenKey) !== null;

interface Sent {
  readonly method?: 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
}

/** One call of the same API that the product speaks. Rejects with react-admin's HttpError. */
export async function call<Data>(path: string, { method, body, signal }: Sent = {}): Promise<Envelope<Data>> {
  const token = sessionStorage.getItem(tokenKey);
  const answer = await fetch(`/api/v1${path}`, {
    method: method ?? 'GET',
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const envelope = (await answer.json()) as Envelope<Data>;
  if (!answer.ok || !envelope.status) throw new HttpError(envelope.message, answer.status, envelope);
  return envelope;
}
