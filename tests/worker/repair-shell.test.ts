import { beforeEach, describe, expect, it } from 'vitest';
import { installShell } from '#worker/install-shell.ts';
import { checkShell, receiveCheck, repairShell } from '#worker/repair-shell.ts';
import { respond } from '#worker/respond.ts';
import { completeUrl, pageUrl } from '#worker/shell.ts';
import { nextTask } from '../support/let-time-pass.ts';
import { buildOf, Host, requestOf, scope } from './host.ts';

const build = buildOf('a');
const { shell } = build;
const all = [...shell.urls.keys()].toSorted();
let host: Host;

beforeEach(async () => {
  host = new Host();
  host.files = new Map(build.files);
  host.time = 5000;
  await installShell(host.environment, shell);
  host.requests.length = 0;
  host.time = 9000;
});

const check = () => checkShell(host.environment, shell);
const repair = () => repairShell(host.environment, shell);
const own = () => host.caches.open(shell.cacheName);
const cached = () =>
  host.caches
    .addressesIn(shell.cacheName)
    .filter((url) => url !== completeUrl(shell))
    .toSorted();
const evict = async (...urls: readonly string[]) => {
  for (const url of urls) await (await own()).delete(url);
};
const requested = () => host.requests.map(({ url }) => url).toSorted();

describe('a check', () => {
  it('returns since when the app starts offline: the end of the installation', async () => {
    expect(await check()).toBe(5000);
    expect(host.requests).toEqual([]);
  });

  it.each(all)('finds that the browser has evicted %s', async (url) => {
    await evict(url);
    expect(await check()).toBeNull();
  });

  it('finds that the browser has evicted everything', async () => {
    await host.caches.delete(shell.cacheName);
    expect(await check()).toBeNull();
  });

  it('counts from its own time if an earlier version of the app has noted none', async () => {
    await evict(completeUrl(shell));
    expect(await check()).toBe(9000);
    host.time = 10_000;
    expect(await check()).toBe(9000);
  });
});

describe('a repair', () => {
  it('of a complete shell requests nothing', async () => {
    await repair();
    expect(host.requests).toEqual([]);
  });

  it.each(all)('fetches %s again', async (url) => {
    const before = await (await (await own()).match(url))?.text();
    await evict(url);
    await check();
    await repair();
    expect(cached()).toEqual(all);
    expect(await (await (await own()).match(url))?.text()).toBe(before);
    expect(await check()).toBe(9000);
    expect(requested()).toEqual([scope, ...(url === pageUrl(shell) ? [] : [url])].toSorted());
  });

  it('fetches everything again, and then the page opens without the server', async () => {
    await host.caches.delete(shell.cacheName);
    await repair();
    expect(cached()).toEqual(all);
    host.files.clear();
    const page = await respond(host.environment, shell, requestOf(scope, { mode: 'navigate' }));
    expect(await page?.text()).toContain('index-a.js');
  });

  it('has at most four requests at the same time', async () => {
    await host.caches.delete(shell.cacheName);
    let [now, most] = [0, 0];
    for (const [url, respondNow] of build.files) {
      host.files.set(url, async () => {
        now += 1;
        most = Math.max(most, now);
        await nextTask();
        now -= 1;
        return respondNow();
      });
    }
    await repair();
    expect(most).toBeLessThanOrEqual(4);
    expect(cached()).toEqual(all);
  });

  it('changes nothing if the server has another build: no generation has files of two', async () => {
    await evict(pageUrl(shell), `${scope}favicon.svg`, `${scope}assets/vendor-same.js`);
    const before = cached();
    host.files = new Map(buildOf('b').files);
    await repair();
    expect(cached()).toEqual(before);
    expect(requested()).toEqual([scope]);
  });

  it.each([
    ['the server is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a captive portal responds',
      () => new Response('<h1>Hotel Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('changes nothing if %s', async (_, respondNow) => {
    await evict(`${scope}assets/list-a.js`);
    const before = cached();
    for (const url of host.files.keys()) host.files.set(url, respondNow);
    await repair();
    expect(cached()).toEqual(before);
  });

  it('fetches the others if one file fails', async () => {
    await evict(`${scope}assets/list-a.js`, `${scope}assets/index-a.js`);
    host.files.set(`${scope}assets/list-a.js`, () => new Response('', { status: 500 }));
    await repair();
    expect(cached()).toEqual(all.filter((url) => !url.endsWith('list-a.js')));
    expect(await check()).toBeNull();
  });

  it('leaves what is there if storage is full, and completes it at the next launch', async () => {
    await evict(pageUrl(shell), `${scope}assets/list-a.js`);
    const before = cached();
    host.caches.fill();
    await repair();
    expect(cached()).toEqual(before);
    host.caches.makeRoom();
    await repair();
    expect(await check()).toBe(9000);
  });
});

describe('a message', () => {
  const ask = async (data: unknown) => {
    const received: unknown[] = [];
    const port = { postMessage: (state: unknown) => void received.push(state) };
    await receiveCheck(host.environment, shell, { data, ports: [port] });
    return received;
  };

  it('asks for a check, with or without a repair', async () => {
    await evict(pageUrl(shell));
    expect(await ask({ type: 'shell.check', repairs: false })).toEqual([null]);
    expect(requested()).toEqual([]);
    expect(await ask({ type: 'shell.check', repairs: true })).toEqual([9000]);
  });

  it('of two windows at the same time causes one repair', async () => {
    await evict(`${scope}assets/list-a.js`);
    const message = { type: 'shell.check', repairs: true };
    expect(await Promise.all([ask(message), ask(message)])).toEqual([[9000], [9000]]);
    expect(requested()).toEqual([scope, `${scope}assets/list-a.js`]);
  });

  it('has a response although storage fails', async () => {
    host.caches.open = () => Promise.reject(new DOMException('Storage is off', 'UnknownError'));
    expect(await ask({ type: 'shell.check', repairs: true })).toEqual([null]);
  });

  it('about anything else is ignored', () => {
    for (const data of [null, 'shell.check', { type: 'draft.settle' }]) {
      expect(receiveCheck(host.environment, shell, { data, ports: [] })).toBeUndefined();
    }
  });
});
