import { expect, test } from 'vitest';
import { type Api, createApi } from '#api/api.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { capabilitiesOf, filterMembers, noCapabilities } from '#lists/capabilities.ts';

/** An API whose only call gets these responses, one after the other. */
function apiWith(...responses: readonly (() => Response)[]): {
  api: Api;
  calls: () => number;
  signInAs: (id: number) => void;
} {
  let calls = 0;
  let userId = 1;
  const api = createApi({
    baseUrl: 'https://api.example.org',
    credentials: {
      accessToken: () => 'token',
      holder: () => userId,
      refresh: () => Promise.reject(new Error('unused')),
    },
    fetch: async () => {
      const respond = responses[Math.min(calls, responses.length - 1)];
      calls += 1;
      return respond?.() ?? Response.error();
    },
  });
  return { api, calls: () => calls, signInAs: (id) => (userId = id) };
}

const offers = (data: unknown) => () => Response.json({ status: true, message: 'Success', data });

test('are asked once per user', async () => {
  const { api, calls, signInAs } = apiWith(offers({ maxPageSize: 100, filters: { teams: ['game_id', 'status'] } }));
  const [capabilities] = await Promise.all([capabilitiesOf(api), capabilitiesOf({ ...api })]);
  expect(filterMembers(capabilities, teams)).toEqual(['game_id', 'status']);
  expect(calls()).toBe(1);
  signInAs(2);
  await capabilitiesOf(api);
  expect(calls()).toBe(2);
});

test.each([
  ['a server without the call', () => Response.json({ status: false, message: 'Not found' }, { status: 404 })],
  ['a page instead of JSON', () => new Response('<html></html>', { status: 404 })],
  ['other data', offers([])],
  ['no data', offers({})],
  ['malformed members', offers({ filters: { teams: 'game_id', games: [1] }, maxPageSize: 'many', sessions: 'true' })],
])('%s offers nothing, and is not asked again', async (_, response) => {
  const { api, calls } = apiWith(response);
  for (let times = 0; times < 2; times += 1) {
    const capabilities = await capabilitiesOf(api);
    expect(capabilities).toEqual(noCapabilities);
    expect(filterMembers(capabilities, teams)).toEqual([]);
  }
  expect(calls()).toBe(1);
});

test('include the features that the server has', async () => {
  const { api } = apiWith(offers({ sessions: true }));
  expect(await capabilitiesOf(api)).toEqual({ ...noCapabilities, sessions: true });
});

test('are asked again after a failure of the network', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const { api } = apiWith(lost, offers({ filters: { teams: ['status'] } }));
  expect(filterMembers(await capabilitiesOf(api), teams)).toEqual([]);
  expect(filterMembers(await capabilitiesOf(api), teams)).toEqual(['status']);
});
