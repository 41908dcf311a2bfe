import type { Server } from './server.ts';

/** Whether the server signs a user in with this password. */
export async function acceptsPassword({ url }: Server, email: string, password: string): Promise<boolean> {
  const response = await fetch(`${url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: btoa(password), device_token: 'another device', device_type: 'web' }),
  });
  return response.ok;
}
