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
import { withCache } from '../../storage/cache/cached-pages.ts';

const { scope, put } = withCache();

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
    scope: () => Promise.resolve(scope()),
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

/** Caches a response like the worker. */
const cacheResponse = (data: object) => {
  const body = JSON.stringify({ status: true, message: 'Success', data });
  return put({ path: '/api/v1/capabilities', query: '', rows: [], total: 0, pages: 0, at: Date.now(), body });
};

const no = { history: false, trash: false, versions: false, sessions: false, idempotency: false, authors: false };
const page = '<html></html>';

test.each([
  ['a server without the call', () => Response.json({ status: false, message: 'Not found' }, { status: 404 })],
  ['a page instead of JSON', () => new Response(page, { status: 404 })],
  ['another method', () => new Response(page, { status: 405 })],
  ['no data', offers({})],
  [
    'malformed members',
    offers({ history: 'yes', trash: 1, filters: { teams: 'game_id', games: [1] }, maxPageSize: 'many' }),
  ],
])('%s offers nothing, and is not asked again', async (_, response) => {
  const { api, calls } = apiWith(response);
  for (let times = 0; times < 2; times += 1) {
    const capabilities = await capabilitiesOf(api);
    expect(capabilities).toEqual({ ...no, rulesets: false, filters: {} });
    expect(filterMembers(capabilities, teams)).toEqual([]);
  }
  expect(calls()).toBe(1);
});

/** What does not say whether the server has the features. */
const failures: readonly (readonly [string, () => Response])[] = [
  [
    'a lost connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['a fault', () => Response.json({ status: false, message: 'Internal error' }, { status: 500 })],
  ['a proxy without its server', () => new Response(page, { status: 502 })],
  ['a server that starts', () => Response.json({ status: false, message: 'Not ready' }, { status: 503 })],
  ['a limit of requests', () => Response.json({ status: false, message: 'Too many requests' }, { status: 429 })],
  ['the sign-in page of a network', () => new Response(page, { headers: { 'Content-Type': 'text/html' } })],
  ['other data', offers([])],
];

test.each(failures)('are asked again after %s', async (_, fail) => {
  const { api } = apiWith(fail, offers({ filters: { teams: ['status'] } }));
  expect(filterMembers(await capabilitiesOf(api), teams)).toEqual([]);
  expect(filterMembers(await capabilitiesOf(api), teams)).toEqual(['status']);
});

test.each(failures)('are those of the cached response after %s', async (_, fail) => {
  const { api } = apiWith(fail);
  await cacheResponse({ history: true, idempotency: true });
  expect(await capabilitiesInTime(api)).toMatchObject({ history: true, idempotency: true });
  expect(knownCapabilities(api)).toMatchObject({ history: true, idempotency: true });
});

test('a response that arrives while the cache is read, after a failure, stays', async () => {
  const { api } = apiWith(() => new Response(page, { status: 502 }), offers({ versions: true }));
  let open: (scope: string) => void = () => undefined;
  const opened = new Promise<string>((resolve) => (open = resolve));
  const reading = vi.fn(() => opened);
  const failed = capabilitiesOf({ ...api, hasWorker: () => false, scope: reading });
  await vi.waitFor(() => expect(reading).toHaveBeenCalled());
  await capabilitiesOf(api);
  open(scope());
  await failed;
  expect(knownCapabilities(api).versions).toBe(true);
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

test('the load of a record waits a second for them, and then uses what is cached', async () => {
  await cacheResponse({ trash: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let respond: (response: Response) => void = () => undefined;
  const { api } = apiWith(offers({}));
  const slow: Api = { ...api, fetch: () => new Promise((resolve) => (respond = resolve)) };
  let known: object | undefined;
  const asked = capabilitiesInTime(slow).then((capabilities) => (known = capabilities));
  await vi.advanceTimersByTimeAsync(999);
  expect(known).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(known).toMatchObject({ versions: false, trash: true });
  respond(offers({ versions: true })());
  expect((await capabilitiesInTime(slow)).versions).toBe(true);
});
