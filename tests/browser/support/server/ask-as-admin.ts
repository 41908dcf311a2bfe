import { expect } from '@playwright/test';
import type { Server } from './server.ts';

type Target = Pick<Server, 'url'>;

interface ApiResponse {
  readonly token?: { readonly accessToken: string };
  readonly data?: unknown;
}

async function send(
  url: string,
  { method, body }: { method: string; body?: object },
  bearer?: string,
): Promise<ApiResponse> {
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect(response.status, url).toBe(200);
  return (await response.json()) as ApiResponse;
}

/** A call by the demo administrator, past the page under test. */
export async function askAsAdmin({ url }: Target, method: string, path: string, body?: object): Promise<unknown> {
  const admin = { email: 'admin@example.com', password: btoa('Admin@1234'), device_token: 'admin', device_type: 'web' };
  const { token } = await send(`${url}/api/v1/users/login`, { method: 'POST', body: admin });
  return (await send(`${url}/api/v1${path}`, { method, ...(body && { body }) }, token?.accessToken)).data;
}
