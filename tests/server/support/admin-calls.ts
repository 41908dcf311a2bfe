import { expect } from 'vitest';
import { type Body, toFormData } from '#api/http/form-data.ts';
import { encodePassword } from '#domain/text/password.ts';
import { demoSignIn } from '#server/seed/demo-sign-in.ts';

type Content = Readonly<Record<string, unknown>>;

/** Sends a request such as `GET /api/v1/teams`. Resolves with the data of the response. */
export type AdminCall = (request: string, body?: Body) => Promise<Content>;

/** Signs in the demo admin at a server process. Its calls reject with a `TypeError` when the server is killed. */
export async function signInAdmin(address: string): Promise<AdminCall> {
  return callAt(address, await adminToken(address));
}

/** The access token of the demo admin. */
export async function adminToken(address: string): Promise<string> {
  const body = (await (await logIn(address)).json()) as { readonly token: { readonly accessToken: string } };
  return body.token.accessToken;
}

/** Sends what a login sends, by default of the demo admin. */
export function logIn(address: string, password: string = demoSignIn.password, email: string = demoSignIn.email) {
  const fields = { email, password: encodePassword(password), device_token: 'admin', device_type: 'web' };
  const headers = { 'content-type': 'application/json' };
  return fetch(`${address}/api/v1/users/login`, { method: 'POST', headers, body: JSON.stringify(fields) });
}

function callAt(address: string, token: string): AdminCall {
  return async (request, body) => {
    const [method = '', path = ''] = request.split(' ');
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: toFormData(body) }),
    });
    const content = (await response.json()) as { readonly data?: Content };
    expect(response.status, JSON.stringify(content).slice(0, 300)).toBe(200);
    return content.data ?? {};
  };
}
