import { beforeEach, describe, expect, it } from 'vitest';
import { activateShell } from '#worker/activate-shell.ts';
import { installShell } from '#worker/install-shell.ts';
import { respond } from '#worker/respond.ts';
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
  host.asked.length = 0;
});

const answer = (request: Request, { shell } = a) => respond(host.environment, shell, request);
const chunk = (name: string) => requestOf(`${scope}assets/${name}.js`, { destination: 'script' });

describe('the page', () => {
  it.each([scope, `${scope}index.html`, `${scope}?from=home`, `${scope}#/teams`])(
    'opens with the host dead: %s',
    async (url) => {
      host.files.clear();
      const response = await answer(requestOf(url, { mode: 'navigate' }));
      expect(await response?.text()).toContain('index-a.js');
      expect(host.asked).toEqual([]);
    },
  );

  it('comes from the host where the browser has evicted it', async () => {
    await host.caches.delete(a.shell.cacheName);
    const response = await answer(requestOf(scope, { mode: 'navigate' }));
    expect(await response?.text()).toContain('index-a.js');
  });
});

describe('with a cache that does not respond', () => {
  let respond: () => void;

  beforeEach(() => {
    const { open } = host.caches;
    const responding = new Promise<void>((resolve) => {
      respond = resolve;
    });
    host.caches.open = async (name) => {
      await responding;
      return await open.call(host.caches, name);
    };
  });

  const breathe = () => new Promise((resolve) => setTimeout(resolve));
  async function late(asking: Promise<Response> | undefined): Promise<Response | undefined> {
    await breathe();
    host.clock.pass(2000);
    return await asking;
  }

  it('the page and its files come from the host after two seconds, and the next ones at once', async () => {
    const page = await late(answer(requestOf(scope, { mode: 'navigate' })));
    expect(await page?.text()).toContain('index-a.js');
    const file = answer(chunk('index-a'));
    host.clock.pass(0);
    await expect.poll(() => host.asked.length).toBe(2);
    await breathe();
    host.clock.pass(0);
    expect(await (await file)?.text()).toContain('index-a.js');
  });

  it('it is waited for where the host is dead: nobody else has the app', async () => {
    const dead = { ...host.environment, fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
    const page = late(respond(dead, a.shell, requestOf(scope, { mode: 'navigate' })));
    await breathe();
    respond();
    expect(await (await page)?.text()).toContain('index-a.js');
  });
});

describe('what the worker leaves alone', () => {
  it.each([
    ['a read of the API', requestOf('https://example.org/api/v1/teams?page=1', {})],
    ['a read of an API under the same folder', requestOf(`${scope}api/v1/teams?page=1`, {})],
    ['a write', requestOf(`${scope}assets/index-a.js`, { method: 'POST' })],
    ['a picture opened in a tab of its own', requestOf(`${scope}uploads/logo.png`, { mode: 'navigate' })],
    ['a picture', requestOf('https://cdn.example.net/logo.png', { destination: 'image' })],
    ['a script of another origin', requestOf('https://cdn.example.net/x.js', { destination: 'script' })],
    ['a script of another app on this origin', requestOf('https://example.org/other/x.js', { destination: 'script' })],
  ])('%s', (_, request) => {
    expect(answer(request)).toBeUndefined();
  });
});

describe('chunks', () => {
  it('come from what is kept', async () => {
    host.files.clear();
    expect(await (await answer(chunk('list-a')))?.text()).toBe('code of assets/list-a.js');
    expect(host.asked).toEqual([]);
  });

  it('of the build before still come, for a tab opened before the update', async () => {
    const b = buildOf('b');
    await deploy(b);
    expect(await (await answer(chunk('list-a'), b))?.text()).toBe('code of assets/list-a.js');
  });

  it('are never those of another app on the same origin', async () => {
    const others = await host.caches.open('another app');
    await others.put(`${scope}assets/new.js`, new Response('code of the other app'));
    host.files.set(`${scope}assets/new.js`, () => new Response('new'));
    expect(await (await answer(chunk('new')))?.text()).toBe('new');
  });

  it('that were evicted are fetched, and kept again', async () => {
    await host.caches.delete(a.shell.cacheName);
    await (await answer(chunk('list-a')))?.text();
    expect(host.caches.addressesIn(a.shell.cacheName)).toEqual([`${scope}assets/list-a.js`]);
  });

  it('that were evicted are shown though the disk is full', async () => {
    await host.caches.delete(a.shell.cacheName);
    await host.caches.open(a.shell.cacheName);
    host.caches.fill();
    expect(await (await answer(chunk('list-a')))?.text()).toBe('code of assets/list-a.js');
  });

  it('unknown to this build come from the host and are not kept', async () => {
    host.files.set(`${scope}assets/new.js`, () => new Response('new'));
    expect(await (await answer(chunk('new')))?.text()).toBe('new');
    expect(host.caches.addressesIn(a.shell.cacheName)).not.toContain(`${scope}assets/new.js`);
  });

  it('are a network error when the host is dead, so that the import fails and can be tried again', async () => {
    host.files.set(`${scope}assets/new.js`, () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await answer(chunk('new')))?.type).toBe('error');
    expect(host.clock.pending).toBe(0);
  });

  it('are a network error after 20 s without an answer', async () => {
    host.files.set(`${scope}assets/new.js`, () => new Promise(() => undefined));
    const response = answer(chunk('new'));
    await expect.poll(() => host.asked.length).toBe(1);
    host.clock.pass(19_999);
    expect(host.clock.pending).toBe(1);
    host.clock.pass(1);
    expect((await response)?.type).toBe('error');
  });

  it('are a network error when the answer begins and never ends', async () => {
    const endless = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(8)) });
    host.files.set(`${scope}assets/new.css`, () => new Response(endless));
    const response = answer(requestOf(`${scope}assets/new.css`, { destination: 'style' }));
    await expect.poll(() => host.asked.length).toBe(1);
    host.clock.pass(20_000);
    expect((await response)?.type).toBe('error');
  });
});
