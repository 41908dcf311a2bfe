import { expect } from '@playwright/test';

const admin = { email: 'admin@example.com', password: btoa('Admin@1234'), device_token: 'admin', device_type: 'web' };

async function post(url: string, body: object, bearer?: string): Promise<{ token?: { accessToken: string } }> {
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status, url).toBe(200);
  return (await response.json()) as { token?: { accessToken: string } };
}

/** The demo administrator creates matches, by name and time in UTC. `members` replaces the usual ones. */
export async function addMatches(
  server: string,
  matches: Readonly<Record<string, string>>,
  members: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const { token } = await post(`${server}/api/v1/users/login`, admin);
  for (const [name, original_scheduled_at] of Object.entries(matches)) {
    const body = { name, game_id: 3, tournament_id: 3, status: '1', original_scheduled_at, ...members };
    await post(`${server}/api/v1/events/matches`, body, token?.accessToken);
  }
}
