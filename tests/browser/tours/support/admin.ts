import { expect } from '@playwright/test';
import type { Server } from '../../support/server/server.ts';

/** A call as another user, past the browser under test. */
export type AdminCall = (method: string, path: string, body?: object) => Promise<unknown>;

/** The demo administrator on another device. */
export async function signInAdmin({ url }: Pick<Server, 'url'>): Promise<AdminCall> {
  let token = '';
  const call: AdminCall = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect(response.status, `${method} ${path}`).toBe(200);
    return (await response.json()) as unknown;
  };
  const admin = { email: 'admin@example.com', password: btoa('Admin@1234'), device_token: 'admin', device_type: 'web' };
  const signedIn = (await call('POST', '/api/v1/users/login', admin)) as { token: { accessToken: string } };
  token = signedIn.token.accessToken;
  return call;
}
