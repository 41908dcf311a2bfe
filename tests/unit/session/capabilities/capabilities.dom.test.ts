import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/api.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import {
  capabilitiesInTime,
  capabilitiesOf,
  filterMembers,
  knownCapabilities,
} from '#session/capabilities/capabilities.ts';
import { apiOf } from '../../../support/api-of.ts';

/** An API whose only call gets these responses, one after the other. */
function apiWith(...responses: readonly (() => Response)[]): {
  api: Api;
  calls: () => number;
  signInAs: (id: number) => void;
} {
  let calls = 0;
  let userId = 1;
  const api = apiOf({
    baseUrl: 'https://api.example.org',
    credentials: { holder: () => userId },
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
  const { api, calls, signInAs } = apiWith(
    offers({ history: true, maxPageSize: 100, filters: { teams: ['game_id', 'status'] } }),
  );
  const [capabilities] = await Promise.all([capabilitiesOf(api), capabilitiesOf({ ...api })]);
  expect(filterMembers(capabilities, teams)).toEqual(['game_id', 'status']);
  expect(capabilities).toMatchObject({ history: true, trash: false });
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
  [
    'malformed members',
    offers({ history: 'yes', trash: 1, filters: { teams: 'game_id', games: [1] }, maxPageSize: 'many' }),
  ],
])('%s offers nothing, and is not asked again', async (_, response) => {
  const { api, calls } = apiWith(response);
  for (let times = 0; times < 2; times += 1) {
    const capabilities = await capabilitiesOf(api);
    const no = { history: false, trash: false, versions: false, sessions: false, idempotency: false, authors: false };
    const shared = { rulesets: false };
    expect(capabilities).toEqual({ ...no, ...shared, filters: {} });
    expect(filterMembers(capabilities, teams)).toEqual([]);
  }
  expect(calls()).toBe(1);
});

test('are asked again after a failure of the network', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const { api } = apiWith(lost, offers({ filters: { teams: ['status'] } }));
  expect(filterMembers(await capabilitiesOf(api), teams)).toEqual([]);
  expect(filterMembers(await capabilitiesOf(api), teams)).toEqual(['status']);
});

test.each(['history', 'versions', 'idempotency', 'authors'] as const)(
  '%s is offered only if it is true',
  async (feature) => {
    for (const [value, isOffered] of [
      [true, true],
      [false, false],
      ['true', false],
      [1, false],
    ] as const) {
      const { api } = apiWith(offers({ [feature]: value }));
      expect((await capabilitiesOf(api))[feature]).toBe(isOffered);
    }
  },
);

afterEach(() => void vi.useRealTimers());

test('nothing is offered until the server has responded', async () => {
  const { api, calls, signInAs } = apiWith(offers({ versions: true }));
  expect(knownCapabilities(api).versions).toBe(false);
  await capabilitiesOf(api);
  expect(knownCapabilities(api).versions).toBe(true);
  expect(calls()).toBe(1);
  // What another user is offered is not known yet.
  signInAs(2);
  expect(knownCapabilities(api).versions).toBe(false);
});

test('the load of a record waits a second for them, and then does without', async () => {
  vi.useFakeTimers();
  let respond: (response: Response) => void = () => undefined;
  const { api } = apiWith(offers({}));
  const slow: Api = { ...api, fetch: () => new Promise((resolve) => (respond = resolve)) };
  let known: boolean | undefined;
  const asked = capabilitiesInTime(slow).then(({ versions }) => (known = versions));
  await vi.advanceTimersByTimeAsync(999);
  expect(known).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(known).toBe(false);
  respond(offers({ versions: true })());
  expect((await capabilitiesInTime(slow)).versions).toBe(true);
});
