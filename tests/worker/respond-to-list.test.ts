import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CacheDatabase, cacheKey, openCacheDatabase, readEntries } from '#storage/cache/store/database.ts';
import { setCachesPersonal } from '#storage/cache/store/manage-scope.ts';
import { markStale } from '#storage/cache/store/put-page.ts';
import { closeScopes, openScope, scopeLifetimeMs } from '#storage/cache/store/scopes.ts';
import { boundedWork, storageTimeoutMs } from '#storage/health.ts';
import { cachedCallOf, Lists } from '#worker/respond-to-list.ts';
import { letTimePass, nextTask } from '../support/let-time-pass.ts';
import { FakeClock } from './fake-clock.ts';

type Responder = () => Response | Promise<Response>;

const json = (data: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify({ status: true, message: '', data }), {
    headers: { 'content-type': 'application/json' },
    ...init,
  });
const written = (body: string) => new Response(body, { headers: { 'content-type': 'application/json' } });
const html = () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
const teams = 'https://example.org/api/v1/teams?page=1&listPerPage=10';
const options = 'https://example.org/api/v1/teams/all';

let database: CacheDatabase;
let clock: FakeClock;
let now: number;
let respondWith: Responder;
let asked: string[];
let caches: (RequestCache | undefined)[];
let signals: (AbortSignal | undefined)[];
let updates: unknown[];
let lists: Lists;
let pendingWork: Promise<unknown>[];

beforeEach(async () => {
  database = await openCacheDatabase();
  await closeScopes(database, null);
  await openScope(database, { userId: 1, now: 1000, newId: 's1' });
  clock = new FakeClock();
  now = 1000;
  asked = [];
  caches = [];
  signals = [];
  updates = [];
  pendingWork = [];
  lists = newWorker();
});

/** A restarted worker: its memory is lost, its storage is not. */
function newWorker(openDatabase = () => Promise.resolve(database)): Lists {
  return new Lists({
    clock,
    withCache: (work) => boundedWork('lists', async () => await work(await openDatabase())),
    now: () => now,
    notify: (update) => updates.push(update),
    fetch: async (request, init) => {
      asked.push(request instanceof Request ? request.url : request);
      caches.push(init?.cache);
      signals.push(init?.signal ?? undefined);
      return await respondWith();
    },
  });
}

async function ask(url = `${teams}#s1`, init: RequestInit = {}): Promise<Response> {
  const request = new Request(url, init);
  const call = cachedCallOf(request);
  if (!call) throw new Error(`${url} is not cached`);
  return await lists.respond(call, request, (work) => pendingWork.push(work));
}

const settle = () => Promise.all(pendingWork);
const dataOf = async (response: Response) => ((await response.json()) as { data: unknown }).data;
const entries = (scope = 's1') => readEntries(database, scope);

/** Asks once, with a response that is cached. */
async function cache(data: unknown, url?: string): Promise<void> {
  respondWith = () => json(data);
  await ask(url);
  await settle();
}

const never = () => new Promise<Response>(() => undefined);
/** Lets pending database work continue. */
async function turn(): Promise<void> {
  await letTimePass(20);
  await database.transaction(['scopes', 'entries', 'bodies'], 'readwrite').done;
  await nextTask();
}

describe('with a reachable server', () => {
  it('bypasses the browser’s cache, in which an aborted call would block the next one', async () => {
    await cache(['first']);
    expect(caches).toEqual(['no-store']);
  });

  it("returns the server's response and caches it", async () => {
    respondWith = () => json(['Lions']);
    const response = await ask();
    expect(response.headers.get('x-cached-at')).toBeNull();
    expect(await dataOf(response)).toEqual(['Lions']);
    await settle();
    expect(await entries()).toMatchObject([{ path: '/api/v1/teams', kind: 'list', at: 1000, isStale: false }]);
  });

  it.each([
    ['a rejection', () => written('{"status":false,"message":"no"}')],
    ['a good response that is not of the contract', () => written('[{"status":true}]')],
    ['a status as text', () => written('{"status":"true"}')],
    ['null', () => written('null')],
    ['a text', () => written('"status"')],
    ['a response without a status', () => written('{}')],
    ['a good response without the JSON content type', () => new Response('{"status":true,"data":[]}')],
    ['a 401', () => json([], { status: 401 })],
    ['a 403', () => json([], { status: 403 })],
    ['a 500', () => json([], { status: 500 })],
    ['a page', html],
    ['invalid JSON', () => written('{"status":tr')],
  ])('caches nothing of %s', async (_, given) => {
    respondWith = given;
    await ask();
    await settle();
    expect(await entries()).toEqual([]);
  });

  it.each([401, 403])('passes on a %i, even if a page is cached', async (status) => {
    await cache(['Lions']);
    respondWith = () => json([], { status });
    expect((await ask()).status).toBe(status);
  });

  it('treats an HTML page as a network error', async () => {
    respondWith = html;
    expect((await ask()).type).toBe('error');
  });
});

describe('without storage', () => {
  beforeEach(() => {
    lists = newWorker(() => Promise.reject(new DOMException('Refused', 'InvalidStateError')));
  });

  it('responds as if there were no worker', async () => {
    respondWith = () => json(['Lions']);
    expect(await dataOf(await ask())).toEqual(['Lions']);
    await expect(settle()).resolves.toBeDefined();
    respondWith = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await ask()).type).toBe('error');
  });
});

describe('with storage that does not respond', () => {
  let respond: () => void;

  beforeEach(async () => {
    await cache(['cached']);
    const responding = new Promise<void>((resolve) => {
      respond = resolve;
    });
    lists = newWorker(() => responding.then(() => database));
  });
  afterEach(async () => {
    respond();
    await settle();
  });

  it("returns the server's response without the cache", async () => {
    respondWith = () => json(['new']);
    const asking = ask();
    await turn();
    clock.pass(200);
    expect(await dataOf(await asking)).toEqual(['new']);
  });

  it('is a network error within the timeout if the server does not respond either, and at once from then on', async () => {
    respondWith = () => Promise.reject(new TypeError('Failed to fetch'));
    const started = Date.now();
    const asking = ask();
    await turn();
    clock.pass(200);
    expect((await asking).type).toBe('error');
    expect(Date.now() - started).toBeLessThan(storageTimeoutMs + 1000);
    expect((await ask()).type).toBe('error');
  });

  it('uses the cache again once storage responds', async () => {
    respondWith = () => Promise.reject(new TypeError('Failed to fetch'));
    const asking = ask();
    await turn();
    clock.pass(200);
    await asking;
    respond();
    await turn();
    expect(await dataOf(await ask())).toEqual(['cached']);
  });
});

describe('without the server', () => {
  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an HTML page is returned', html],
    ['the server is unavailable', () => json([], { status: 503 })],
    ['the server has failed', () => json([], { status: 500 })],
  ])('returns the cached page with its age if %s', async (_, given) => {
    await cache(['Lions']);
    now = 5000;
    respondWith = given;
    const response = await ask();
    expect(response.headers.get('x-cached-at')).toBe('1000');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await dataOf(response)).toEqual(['Lions']);
  });

  it('is a network error if nothing is cached', async () => {
    respondWith = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await ask()).type).toBe('error');
  });

  it('does not return the cached page of another page, search or user', async () => {
    await cache(['Lions']);
    respondWith = () => Promise.reject(new TypeError('Failed to fetch'));
    for (const url of [
      `${teams}&search=x#s1`,
      'https://example.org/api/v1/teams?page=2&listPerPage=10#s1',
      `${teams}#s2`,
    ]) {
      expect((await ask(url)).type).toBe('error');
    }
  });

  it('returns no cached page twelve hours after the server last responded', async () => {
    await cache(['Lions']);
    now += scopeLifetimeMs;
    respondWith = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await ask()).type).toBe('error');
  });
});

describe('with a slow network', () => {
  it('returns the cached page after three seconds, caches the late response and notifies pages', async () => {
    await cache(['Lions']);
    let arrive: (response: Response) => void = () => undefined;
    respondWith = () => new Promise((resolve) => (arrive = resolve));
    const asking = ask();
    await turn();
    clock.pass(2999);
    await turn();
    expect(clock.pending).toBe(1);
    clock.pass(1);
    expect(await dataOf(await asking)).toEqual(['Lions']);

    now = 9000;
    arrive(json(['Tigers']));
    await turn();
    await settle();
    expect(await entries()).toMatchObject([{ at: 9000 }]);
    expect(updates).toEqual([{ scope: 's1', key: '/api/v1/teams?listPerPage=10&page=1' }]);
  });

  it('does not notify pages if the late response is the same', async () => {
    await cache(['Lions']);
    let arrive: (response: Response) => void = () => undefined;
    respondWith = () => new Promise((resolve) => (arrive = resolve));
    const asking = ask();
    await turn();
    clock.pass(3000);
    await asking;
    arrive(json(['Lions']));
    await turn();
    expect(updates).toEqual([]);
  });

  it('returns cached pages first for thirty seconds, then waits again', async () => {
    await cache(['Lions']);
    respondWith = never;
    const first = ask();
    await turn();
    clock.pass(3000);
    await first;
    now += 29_999;
    expect(await dataOf(await ask())).toEqual(['Lions']);
    now += 1;
    respondWith = () => json(['Tigers']);
    expect(await dataOf(await ask())).toEqual(['Tigers']);
  });

  it('waits without a limit if nothing is cached', async () => {
    let arrive: (response: Response) => void = () => undefined;
    respondWith = () => new Promise((resolve) => (arrive = resolve));
    const asking = ask();
    await turn();
    clock.pass(60_000);
    arrive(json(['Lions']));
    expect(await dataOf(await asking)).toEqual(['Lions']);
  });
});

describe('a fetch that no page waits for', () => {
  const ended = () => signals.map((signal) => signal?.aborted);

  it.each([
    ['the page has a cached response instead', () => clock.pass(3000)],
    ['the page has aborted its call', (page: AbortController) => page.abort()],
  ])('ends after thirty seconds if it hangs: %s', async (_, leave) => {
    await cache(['Lions']);
    respondWith = never;
    const page = new AbortController();
    void ask(undefined, { signal: page.signal });
    await turn();
    leave(page);
    await turn();
    clock.pass(29_999);
    expect(ended()).toEqual([false, false]);
    clock.pass(1);
    expect(ended()).toEqual([false, true]);
  });

  it('ends when a page asks again, and not while another page waits for it', async () => {
    respondWith = never;
    void ask();
    const page = new AbortController();
    void ask(undefined, { signal: page.signal });
    page.abort();
    void ask();
    await turn();
    clock.pass(60_000);
    expect(ended()).toEqual([false, true, false]);
  });

  it('goes on when a page asks again that has a cached response, however often, and is reported', async () => {
    await cache(['Lions']);
    const arrive: ((response: Response) => void)[] = [];
    respondWith = () => new Promise((resolve) => arrive.push(resolve));
    const page = new AbortController();
    const first = ask(undefined, { signal: page.signal });
    await turn();
    clock.pass(3000);
    await first;
    for (let again = 0; again < 3; again += 1) await ask();
    expect(ended()).toEqual([false, false, false, false, false]);
    arrive[0]?.(json(['Tigers']));
    await pendingWork[1];
    expect(updates).toEqual([{ scope: 's1', key: cacheKey('/api/v1/teams', new URL(teams).searchParams) }]);
  });
});

it('a requested refresh always asks the server', async () => {
  await cache(['Lions']);
  respondWith = () => Promise.reject(new TypeError('Failed to fetch'));
  const request = new Request(`${teams}#s1`, { cache: 'reload' });
  const call = cachedCallOf(request);
  expect(call && (await lists.respond(call, request, () => undefined)).type).toBe('error');
});

describe('the options of a dropdown', () => {
  it('come from a recent cached response at once and are updated in the background', async () => {
    now = 400_000;
    await cache(['Lions'], `${options}#s1`);
    now += 299_999;
    respondWith = () => json(['Lions', 'Tigers']);
    expect(await dataOf(await ask(`${options}#s1`))).toEqual(['Lions']);
    await turn();
    expect(await dataOf(await ask(`${options}#s1`))).toEqual(['Lions', 'Tigers']);
  });

  it('come from the server after a change on this device', async () => {
    await cache(['Lions'], `${options}#s1`);
    await markStale(database, 's1', ({ kind }) => kind === 'option');
    respondWith = () => json(['Lions', 'Tigers']);
    expect(await dataOf(await ask(`${options}#s1`))).toEqual(['Lions', 'Tigers']);
  });

  it('come from the server if the cached response is older than five minutes', async () => {
    await cache(['Lions'], `${options}#s1`);
    now += 300_000;
    respondWith = () => json(['Tigers']);
    expect(await dataOf(await ask(`${options}#s1`))).toEqual(['Tigers']);
  });
});

describe('the scope of cached pages', () => {
  it('nothing is cached without an existing scope', async () => {
    await cache(['Lions'], `${teams}#someone`);
    expect(await entries('someone')).toEqual([]);
  });

  it('a late response does not restore what a sign-out has deleted', async () => {
    let arrive: (response: Response) => void = () => undefined;
    respondWith = () => new Promise((resolve) => (arrive = resolve));
    const asking = ask();
    await turn();
    await closeScopes(database, 1);
    arrive(json(['Lions']));
    expect(await dataOf(await asking)).toEqual(['Lions']);
    await settle();
    expect(await entries()).toEqual([]);
  });

  it('personal data is cached only if that is turned on', async () => {
    const users = 'https://example.org/api/v1/users/user?page=1#s1';
    await cache(['Asha'], users);
    expect(await entries()).toEqual([]);
    await setCachesPersonal(database, 's1', { keeps: true, paths: ['/api/v1/users/user'] });
    await cache(['Asha'], users);
    expect(await entries()).toHaveLength(1);
    await setCachesPersonal(database, 's1', { keeps: false, paths: ['/api/v1/users/user'] });
    expect(await entries()).toEqual([]);
  });
});

it('passes on responses if the browser stores nothing', async () => {
  lists = new Lists({
    clock,
    withCache: () => Promise.reject(new DOMException('blocked', 'SecurityError')),
    now: () => now,
    notify: () => undefined,
    fetch: () => Promise.resolve(json(['Lions'])),
  });
  expect(await dataOf(await ask())).toEqual(['Lions']);
  await settle();
});

it('continues with the stored pages after the browser has stopped the worker', async () => {
  await cache(['Lions']);
  lists = newWorker();
  respondWith = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await dataOf(await ask())).toEqual(['Lions']);
});
