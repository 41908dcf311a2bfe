import { expect } from '@playwright/test';
import { demoSignIn } from '#server/seed/demo-sign-in.ts';
import type { Server } from './server.ts';

/** A call of the API, past the page under test. Resolves to the data of the response. */
export type AdminCall = (method: string, path: string, body?: object) => Promise<unknown>;

interface ApiResponse {
  readonly token?: { readonly accessToken: string };
  readonly data?: unknown;
}

/** Signs the demo administrator in on another device. */
export async function signInAdmin({ url }: Pick<Server, 'url'>): Promise<AdminCall> {
  let token = '';
  const send = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) };
    const call = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${url}/api/v1${path}`, call);
    expect(response.status, `${method} ${path}`).toBe(200);
    return (await response.json()) as ApiResponse;
  };
  const { email, password } = demoSignIn;
  const admin = { email, password: btoa(password), device_token: 'admin', device_type: 'web' };
  token = (await send('POST', '/users/login', admin)).token?.accessToken ?? '';
  return async (method, path, body) => (await send(method, path, body)).data;
}

/** A single call. */
export async function askAsAdmin(server: Pick<Server, 'url'>, ...call: Parameters<AdminCall>): Promise<unknown> {
  const asAdmin = await signInAdmin(server);
  return await asAdmin(...call);
}
