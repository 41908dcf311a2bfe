import { beforeEach, describe, expect, it } from 'vitest';
import { installShell } from '../../src/worker/install-shell.ts';
import { completeUrl } from '../../src/worker/shell.ts';
import { buildOf, Host, scope } from './host.ts';

const build = buildOf('a');
let host: Host;

beforeEach(() => {
  host = new Host();
  host.files = new Map(build.files);
});

const cached = () =>
  host.caches
    .addressesIn(build.shell.cacheName)
    .filter((url) => url !== completeUrl(build.shell))
    .sort();
const install = (shell = build.shell) => installShell(host.environment, shell);

describe('installing', () => {
  it('caches every file of the build', async () => {
    await install();
    expect(cached()).toEqual([...build.shell.urls.keys()].sort());
  });

  it('requests the page by its folder, because some servers redirect index.html to it, and bypasses the browser cache', async () => {
    await install();
    expect(host.requests).toContainEqual({ url: scope, cache: 'reload', credentials: 'same-origin' });
    const script = { url: `${scope}assets/index-a.js`, cache: 'default', credentials: 'same-origin' };
    expect(host.requests).toContainEqual(script);
  });

  it('fetches only files that the previous build does not have', async () => {
    await install();
    const next = buildOf('b');
    host.files = new Map(next.files);
    host.requests.length = 0;
    await install(next.shell);
    expect(host.requests.map(({ url }) => url).sort()).toEqual(
      [scope, `${scope}assets/index-b.js`, `${scope}assets/list-b.js`, `${scope}favicon.svg`].sort(),
    );
  });

  it('uses nothing from the caches of another app on the same origin', async () => {
    const others = await host.caches.open('another app');
    await others.put(`${scope}assets/vendor-same.js`, new Response('code of the other app'));
    await install();
    const own = await host.caches.open(build.shell.cacheName);
    expect(await (await own.match(`${scope}assets/vendor-same.js`))?.text()).toBe('code of assets/vendor-same.js');
  });

  it('continues after a failed attempt', async () => {
    host.files.delete(`${scope}assets/list-a.js`);
    await expect(install()).rejects.toThrow('list-a.js cannot be cached: the server responded with 404');
    host.files = new Map(build.files);
    host.requests.length = 0;
    await install();
    expect(host.requests.map(({ url }) => url)).toEqual([`${scope}assets/list-a.js`]);
  });

  it('removes the redirect flag, which a navigation would reject', async () => {
    const redirected = () => {
      const response = build.files.get(scope)?.() ?? Response.error();
      Object.defineProperty(response, 'redirected', { value: true });
      return response;
    };
    host.files.set(scope, redirected);
    await install();
    const own = await host.caches.open(build.shell.cacheName);
    const page = await own.match(`${scope}index.html`);
    expect(page?.redirected).toBe(false);
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page?.text()).toContain('index-a.js');
  });
});

describe('rejected files', () => {
  const html = (body: string) => () => new Response(body, { headers: { 'content-type': 'text/html' } });

  it.each([
    ["a captive portal's page in place of the app's", scope, html('<h1>Hotel Wi-Fi</h1>')],
    ['the page of another build, in the middle of a deployment', scope, html('<script src="./assets/index-b.js">')],
    [
      'the page of another build, which shares a file with this one',
      scope,
      html('<script src="./assets/index-b.js"></script><link href="./assets/vendor-same.js">'),
    ],
    ["a portal's page in place of a script", `${scope}assets/index-a.js`, html('<h1>Hotel Wi-Fi</h1>')],
    [
      'a script in place of the page',
      scope,
      () => new Response('code', { headers: { 'content-type': 'text/javascript' } }),
    ],
    ['a fault of the host', `${scope}assets/index-a.js`, () => new Response('', { status: 500 })],
  ])('%s', async (_, url, respond) => {
    host.files.set(url, respond);
    await expect(install()).rejects.toThrow('cannot be cached');
  });

  it('a file that never arrives', async () => {
    host.files.set(`${scope}assets/list-a.js`, () => new Promise(() => undefined));
    const installing = install();
    const refused = expect(installing).rejects.toThrow('list-a.js cannot be cached');
    await expect.poll(() => host.clock.pending).toBe(1);
    host.clock.pass(120_000);
    await refused;
  });
});
