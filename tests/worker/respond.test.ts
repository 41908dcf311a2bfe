import { beforeEach, describe, expect, it } from 'vitest';
import { activateShell, installShell } from '#worker/install-shell.ts';
import { respond } from '#worker/respond.ts';
import { nextTask } from '../support/let-time-pass.ts';
import { buildOf, Host, requestOf, scope } from './host.ts';

const a = buildOf('a');
let host: Host;

async function deploy({ shell, files }: typeof a): Promise<void> {
  host.files = new Map(files);
  await installShell(host.environment, shell);
  await activateShell(host.environment, shell);
}

beforeEach(async () => {
  host = new Host();
  await deploy(a);
  host.requests.length = 0;
});

const responseTo = (request: Request, { shell } = a) => respond(host.environment, shell, request);
const chunk = (name: string) => requestOf(`${scope}assets/${name}.js`, { destination: 'script' });

describe('the page', () => {
  it.each([scope, `${scope}index.html`, `${scope}?from=home`, `${scope}#/teams`])(
    'opens without the server: %s',
    async (url) => {
      host.files.clear();
      const response = await responseTo(requestOf(url, { mode: 'navigate' }));
      expect(await response?.text()).toContain('index-a.js');
      expect(host.requests).toEqual([]);
    },
  );

  it('comes from the server if the browser has evicted it, and is cached again', async () => {
    await host.caches.delete(a.shell.cacheName);
    const response = await responseTo(requestOf(scope, { mode: 'navigate' }));
    expect(await response?.text()).toContain('index-a.js');
    host.files.clear();
    const next = await responseTo(requestOf(scope, { mode: 'navigate' }));
    expect(await next?.text()).toContain('index-a.js');
  });

  it('of another build is returned and not cached, if the browser has evicted it', async () => {
    await host.caches.delete(a.shell.cacheName);
    host.files = new Map(buildOf('b').files);
    const response = await responseTo(requestOf(scope, { mode: 'navigate' }));
    expect(await response?.text()).toContain('index-b.js');
    expect(host.caches.addressesIn(a.shell.cacheName)).toEqual([]);
  });

  it('that was evicted is returned even if storage is full', async () => {
    await host.caches.delete(a.shell.cacheName);
    host.caches.fill();
    const response = await responseTo(requestOf(scope, { mode: 'navigate' }));
    expect(await response?.text()).toContain('index-a.js');
  });
});

describe('with a cache that does not respond', () => {
  let respondCache: () => void;

  beforeEach(() => {
    const { match, open } = host.caches;
    const responding = new Promise<void>((resolve) => {
      respondCache = resolve;
    });
    host.caches.match = async (url, options) => {
      await responding;
      return await match.call(host.caches, url, options);
    };
    host.caches.open = async (name) => {
      await responding;
      return await open.call(host.caches, name);
    };
  });

  async function late(asking: Promise<Response> | undefined): Promise<Response | undefined> {
    await nextTask();
    host.clock.pass(2000);
    await nextTask();
    host.clock.pass(0);
    return await asking;
  }

  it('the page and its files come from the server after two seconds, and the next ones at once', async () => {
    const page = await late(responseTo(requestOf(scope, { mode: 'navigate' })));
    expect(await page?.text()).toContain('index-a.js');
    const file = responseTo(chunk('index-a'));
    host.clock.pass(0);
    await expect.poll(() => host.requests.length).toBe(2);
    await nextTask();
    host.clock.pass(0);
    expect(await (await file)?.text()).toContain('index-a.js');
  });

  it('the cache is used if it responds while the network hangs: the page, and a file', async () => {
    const hung = { ...host.environment, fetch: () => new Promise<Response>(() => undefined) };
    const page = respond(hung, a.shell, requestOf(scope, { mode: 'navigate' }));
    const file = respond(hung, a.shell, chunk('index-a'));
    await nextTask();
    host.clock.pass(2000);
    await nextTask();
    respondCache();
    expect(await (await page)?.text()).toContain('index-a.js');
    expect(await (await file)?.text()).toBe('code of assets/index-a.js');
  });

  it('the cache is waited for if the server is down, because nothing else has the app', async () => {
    const dead = { ...host.environment, fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
    const page = late(respond(dead, a.shell, requestOf(scope, { mode: 'navigate' })));
    await nextTask();
    respondCache();
    expect(await (await page)?.text()).toContain('index-a.js');
  });
});

describe('requests that the worker ignores', () => {
  it.each([
    ['a read of the API', requestOf('https://example.org/api/v1/teams?page=1', {})],
    ['a read of an API under the same folder', requestOf(`${scope}api/v1/teams?page=1`, {})],
    ['a write', requestOf(`${scope}assets/index-a.js`, { method: 'POST' })],
    ['a picture opened in a tab of its own', requestOf(`${scope}uploads/logo.png`, { mode: 'navigate' })],
    ['a picture', requestOf('https://cdn.example.net/logo.png', { destination: 'image' })],
    ['a script of another origin', requestOf('https://cdn.example.net/x.js', { destination: 'script' })],
    ['a script of another app on this origin', requestOf('https://example.org/other/x.js', { destination: 'script' })],
  ])('%s', (_, request) => {
    expect(responseTo(request)).toBeUndefined();
  });
});

describe('chunks', () => {
  it('come from the cache', async () => {
    host.files.clear();
    expect(await (await responseTo(chunk('list-a')))?.text()).toBe('code of assets/list-a.js');
    expect(host.requests).toEqual([]);
  });

  it('of the previous build are still available, for a tab opened before the update', async () => {
    const b = buildOf('b');
    await deploy(b);
    expect(await (await responseTo(chunk('list-a'), b))?.text()).toBe('code of assets/list-a.js');
  });

  it('are never those of another app on the same origin', async () => {
    const others = await host.caches.open('another app');
    await others.put(`${scope}assets/new.js`, new Response('code of the other app'));
    host.files.set(`${scope}assets/new.js`, () => new Response('new'));
    expect(await (await responseTo(chunk('new')))?.text()).toBe('new');
  });

  it('that were evicted are fetched and cached again', async () => {
    await host.caches.delete(a.shell.cacheName);
    await (await responseTo(chunk('list-a')))?.text();
    expect(host.caches.addressesIn(a.shell.cacheName)).toEqual([`${scope}assets/list-a.js`]);
  });

  it('that were evicted are returned even if storage is full', async () => {
    await host.caches.delete(a.shell.cacheName);
    await host.caches.open(a.shell.cacheName);
    host.caches.fill();
    expect(await (await responseTo(chunk('list-a')))?.text()).toBe('code of assets/list-a.js');
  });

  it('of another build come from the server and are not cached', async () => {
    host.files.set(`${scope}assets/new.js`, () => new Response('new'));
    expect(await (await responseTo(chunk('new')))?.text()).toBe('new');
    expect(host.caches.addressesIn(a.shell.cacheName)).not.toContain(`${scope}assets/new.js`);
  });

  it('are a network error if the server is down, so that the import fails and can be retried', async () => {
    host.files.set(`${scope}assets/new.js`, () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await responseTo(chunk('new')))?.type).toBe('error');
    expect(host.clock.pending).toBe(0);
  });

  it('are a network error after 20 s without a response', async () => {
    host.files.set(`${scope}assets/new.js`, () => new Promise(() => undefined));
    const response = responseTo(chunk('new'));
    await expect.poll(() => host.requests.length).toBe(1);
    host.clock.pass(19_999);
    expect(host.clock.pending).toBe(1);
    host.clock.pass(1);
    expect((await response)?.type).toBe('error');
  });

  it('are a network error if the response starts and never ends', async () => {
    const endless = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(8)) });
    host.files.set(`${scope}assets/new.css`, () => new Response(endless));
    const response = responseTo(requestOf(`${scope}assets/new.css`, { destination: 'style' }));
    await expect.poll(() => host.requests.length).toBe(1);
    host.clock.pass(20_000);
    expect((await response)?.type).toBe('error');
  });
});
