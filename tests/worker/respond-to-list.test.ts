import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CacheDatabase, openCacheDatabase } from '#cache/store/database.ts';
import { markStale } from '#cache/store/mark-stale.ts';
import { readEntries } from '#cache/store/read-entries.ts';
import { closeScopes, openScope, scopeLifetimeMs } from '#cache/store/scopes.ts';
import { setCachesPersonal } from '#cache/store/set-caches-personal.ts';
import { boundedWork } from '#storage/bounded-work.ts';
import { storageTimeoutMs } from '#storage/health.ts';
import { cachedCallOf } from '#worker/cached-call.ts';
import { Lists } from '#worker/respond-to-list.ts';
import { FakeClock } from './fake-clock.ts';

type Answer = () => Response | Promise<Response>;

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
let answer: Answer;
let asked: string[];
let caches: (RequestCache | undefined)[];
let renewed: unknown[];
let lists: Lists;
let lasting: Promise<unknown>[];

beforeEach(async () => {
  database = await openCacheDatabase();
  await closeScopes(database, null);
  await openScope(database, { userId: 1, now: 1000, newId: 's1' });
  clock = new FakeClock();
  now = 1000;
  asked = [];
  caches = [];
  renewed = [];
  lasting = [];
  lists = newWorker();
});

/** A worker as the browser starts one: what it remembered is gone, what it stored is there. */
function newWorker(openDatabase = () => Promise.resolve(database)): Lists {
  return new Lists({
    clock,
    withCache: (work) => boundedWork('lists', async () => await work(await openDatabase())),
    now: () => now,
    notify: (renewal) => renewed.push(renewal),
    fetch: async (request, init) => {
      asked.push(request instanceof Request ? request.url : request);
      caches.push(init?.cache);
      return await answer();
    },
  });
}

async function ask(url = `${teams}#s1`): Promise<Response> {
  const request = new Request(url);
  const call = cachedCallOf(request);
  if (!call) throw new Error(`${url} is not kept`);
  return await lists.respond(call, request, (work) => lasting.push(work));
}

const settle = () => Promise.all(lasting);
const dataOf = async (response: Response) => ((await response.json()) as { data: unknown }).data;
const entries = (scope = 's1') => readEntries(database, scope);

/** Asks once with an answer that is kept. */
async function keep(data: unknown, url?: string): Promise<void> {
  answer = () => json(data);
  await ask(url);
  await settle();
}

const never = () => new Promise<Response>(() => undefined);
/** Lets what waits for the database go on. */
async function turn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  await database.transaction(['scopes', 'entries', 'bodies'], 'readwrite').done;
  await new Promise((resolve) => setTimeout(resolve));
}

describe('with the server there', () => {
  it('asks past the browser’s cache, in which a call that was given up would hold up the next', async () => {
    await keep(['first']);
    expect(caches).toEqual(['no-store']);
  });

  it('answers with its answer and keeps it', async () => {
    answer = () => json(['Lions']);
    const response = await ask();
    expect(response.headers.get('x-cached-at')).toBeNull();
    expect(await dataOf(response)).toEqual(['Lions']);
    await settle();
    expect(await entries()).toMatchObject([{ path: '/api/v1/teams', kind: 'list', at: 1000, isStale: false }]);
  });

  it.each([
    ['a refusal', () => written('{"status":false,"message":"no"}')],
    ['a good answer that is none of the contract', () => written('[{"status":true}]')],
    ['a status that is a word', () => written('{"status":"true"}')],
    ['null', () => written('null')],
    ['a text', () => written('"status"')],
    ['an answer without a status', () => written('{}')],
    ['a good answer that does not say that it is JSON', () => new Response('{"status":true,"data":[]}')],
    ['a 401', () => json([], { status: 401 })],
    ['a 403', () => json([], { status: 403 })],
    ['a 500', () => json([], { status: 500 })],
    ['a page', html],
    ['what is no JSON', () => written('{"status":tr')],
  ])('keeps nothing of %s', async (_, given) => {
    answer = given;
    await ask();
    await settle();
    expect(await entries()).toEqual([]);
  });

  it.each([401, 403])('passes a %i on, whatever is kept', async (status) => {
    await keep(['Lions']);
    answer = () => json([], { status });
    expect((await ask()).status).toBe(status);
  });

  it('takes a page in the place of the answer for a dead network', async () => {
    answer = html;
    expect((await ask()).type).toBe('error');
  });
});

describe('without storage', () => {
  beforeEach(() => {
    lists = newWorker(() => Promise.reject(new DOMException('Refused', 'InvalidStateError')));
  });

  it('answers as if there were no worker', async () => {
    answer = () => json(['Lions']);
    expect(await dataOf(await ask())).toEqual(['Lions']);
    await expect(settle()).resolves.toBeDefined();
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await ask()).type).toBe('error');
  });
});

describe('with storage that does not respond', () => {
  let respond: () => void;

  beforeEach(async () => {
    await keep(['kept']);
    const responding = new Promise<void>((resolve) => {
      respond = resolve;
    });
    lists = newWorker(() => responding.then(() => database));
  });
  afterEach(async () => {
    respond();
    await settle();
  });

  it('answers with the server’s answer, though no copy could be looked for', async () => {
    answer = () => json(['new']);
    const asking = ask();
    await turn();
    clock.pass(200);
    expect(await dataOf(await asking)).toEqual(['new']);
  });

  it('is a network error within the timeout where the server does not answer either, and at once from then on', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const started = Date.now();
    const asking = ask();
    await turn();
    clock.pass(200);
    expect((await asking).type).toBe('error');
    expect(Date.now() - started).toBeLessThan(storageTimeoutMs + 1000);
    expect((await ask()).type).toBe('error');
  });

  it('goes on with the copies once it responds', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const asking = ask();
    await turn();
    clock.pass(200);
    await asking;
    respond();
    await turn();
    expect(await dataOf(await ask())).toEqual(['kept']);
  });
});

describe('without the server', () => {
  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page comes instead', html],
    ['the server is unwell', () => json([], { status: 503 })],
    ['the server has failed', () => json([], { status: 500 })],
  ])('answers with the copy and its age when %s', async (_, given) => {
    await keep(['Lions']);
    now = 5000;
    answer = given;
    const response = await ask();
    expect(response.headers.get('x-cached-at')).toBe('1000');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await dataOf(response)).toEqual(['Lions']);
  });

  it('is a network error where there is no copy', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await ask()).type).toBe('error');
  });

  it('does not show a copy of another page, search or person', async () => {
    await keep(['Lions']);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    for (const url of [
      `${teams}&search=x#s1`,
      'https://example.org/api/v1/teams?page=2&listPerPage=10#s1',
      `${teams}#s2`,
    ]) {
      expect((await ask(url)).type).toBe('error');
    }
  });

  it('shows no copy twelve hours after the server last answered', async () => {
    await keep(['Lions']);
    now += scopeLifetimeMs;
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await ask()).type).toBe('error');
  });
});

describe('with a slow network', () => {
  it('answers with the copy after three seconds, keeps what comes later and says so', async () => {
    await keep(['Lions']);
    let arrive: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
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
    expect(renewed).toEqual([{ scope: 's1', key: '/api/v1/teams?listPerPage=10&page=1' }]);
  });

  it('says nothing when what comes later is the same', async () => {
    await keep(['Lions']);
    let arrive: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const asking = ask();
    await turn();
    clock.pass(3000);
    await asking;
    arrive(json(['Lions']));
    await turn();
    expect(renewed).toEqual([]);
  });

  it('goes to the copy first for thirty seconds, then waits again', async () => {
    await keep(['Lions']);
    answer = never;
    const first = ask();
    await turn();
    clock.pass(3000);
    await first;
    now += 29_999;
    expect(await dataOf(await ask())).toEqual(['Lions']);
    now += 1;
    answer = () => json(['Tigers']);
    expect(await dataOf(await ask())).toEqual(['Tigers']);
  });

  it('waits as long as it takes where there is no copy', async () => {
    let arrive: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const asking = ask();
    await turn();
    clock.pass(60_000);
    arrive(json(['Lions']));
    expect(await dataOf(await asking)).toEqual(['Lions']);
  });
});

it('asks the server, whatever is kept, when the person wants everything up to date', async () => {
  await keep(['Lions']);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const request = new Request(`${teams}#s1`, { cache: 'reload' });
  const call = cachedCallOf(request);
  expect(call && (await lists.respond(call, request, () => undefined)).type).toBe('error');
});

describe('the items of a dropdown', () => {
  it('come from a young copy at once and are renewed behind it', async () => {
    now = 400_000;
    await keep(['Lions'], `${options}#s1`);
    now += 299_999;
    answer = () => json(['Lions', 'Tigers']);
    expect(await dataOf(await ask(`${options}#s1`))).toEqual(['Lions']);
    await turn();
    expect(await dataOf(await ask(`${options}#s1`))).toEqual(['Lions', 'Tigers']);
  });

  it('come from the server when this device has changed something', async () => {
    await keep(['Lions'], `${options}#s1`);
    await markStale(database, 's1', ({ kind }) => kind === 'option');
    answer = () => json(['Lions', 'Tigers']);
    expect(await dataOf(await ask(`${options}#s1`))).toEqual(['Lions', 'Tigers']);
  });

  it('come from the server when the copy is older than five minutes', async () => {
    await keep(['Lions'], `${options}#s1`);
    now += 300_000;
    answer = () => json(['Tigers']);
    expect(await dataOf(await ask(`${options}#s1`))).toEqual(['Tigers']);
  });
});

describe('whose copies they are', () => {
  it('keeps nothing without a scope that exists', async () => {
    await keep(['Lions'], `${teams}#somebody`);
    expect(await entries('somebody')).toEqual([]);
  });

  it('does not bring back by a late answer what a sign-out has removed', async () => {
    let arrive: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const asking = ask();
    await turn();
    await closeScopes(database, 1);
    arrive(json(['Lions']));
    expect(await dataOf(await asking)).toEqual(['Lions']);
    await settle();
    expect(await entries()).toEqual([]);
  });

  it('keeps people’s data only when it is asked to', async () => {
    const users = 'https://example.org/api/v1/users/user?page=1#s1';
    await keep(['Asha'], users);
    expect(await entries()).toEqual([]);
    await setCachesPersonal(database, 's1', { keeps: true, paths: ['/api/v1/users/user'] });
    await keep(['Asha'], users);
    expect(await entries()).toHaveLength(1);
    await setCachesPersonal(database, 's1', { keeps: false, paths: ['/api/v1/users/user'] });
    expect(await entries()).toEqual([]);
  });
});

it('passes answers on when the browser keeps nothing', async () => {
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

it('goes on from what is stored when the browser has ended the worker', async () => {
  await keep(['Lions']);
  lists = newWorker();
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await dataOf(await ask())).toEqual(['Lions']);
});
