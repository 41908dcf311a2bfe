import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { probe } from '#api/http/probe.ts';

const own = 'http://localhost:3000/probe.json';
const elsewhere = 'https://api.example.com/';
const line = setupServer();
const content = '{ "probe": "matchdesk is reached" }';
const portal = () => new HttpResponse('<h1>Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } });
const never = () => new Promise<never>(() => undefined);

beforeAll(() => line.listen({ onUnhandledRequest: 'error' }));
afterEach(() => line.resetHandlers());
afterAll(() => line.close());
beforeEach(() => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true));

/** Node's garbage collector, which is only exposed on request. */
function collectGarbage() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

const check = (baseUrl = '', timeoutMs = 2000) => probe({ baseUrl, timeoutMs, signal: new AbortController().signal });

test.each([
  ['the file as it is', () => new HttpResponse(content), 'fast'],
  ['another page', portal, 'portal'],
  ['the status for it', () => new HttpResponse(null, { status: 511 }), 'portal'],
  ['an error of the host, which is a response', () => new HttpResponse(null, { status: 500 }), 'fast'],
  ['no connection', () => HttpResponse.error(), 'unreachable'],
])('%s', async (_, respond, verdict) => {
  line.use(http.get(own, respond));
  expect(await check()).toBe(verdict);
});

test('a redirect means a portal', async () => {
  // How a browser shows a manual redirect; Node's fetch shows the redirect itself.
  const redirect = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
  vi.stubGlobal('fetch', async () => redirect);
  expect(await check()).toBe('portal');
});

test('no response within the timeout is late', async () => {
  line.use(http.get(own, never));
  expect(await check('', 50)).toBe('late');
});

test('a missing response is late even if garbage is collected meanwhile', async () => {
  line.use(http.get(own, never));
  const verdict = check('', 100);
  await delay(20);
  collectGarbage();
  expect(await verdict).toBe('late');
});

test('a probe that is cancelled before its timeout ends at once', async () => {
  line.use(http.get(own, never));
  const cancelled = new AbortController();
  const verdict = probe({ baseUrl: '', timeoutMs: 60_000, signal: cancelled.signal });
  cancelled.abort();
  expect(await verdict).toBe('late');
});

test('without a network nothing is requested', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await check()).toBe('unreachable');
});

test('for an API of another origin any response is enough, and the page’s own host may be down', async () => {
  line.use(
    http.get(own, () => HttpResponse.error()),
    http.get(elsewhere, () => new HttpResponse(null, { status: 404 })),
  );
  expect(await check(elsewhere)).toBe('fast');
});

test('an API of another origin that is down is unreachable, and a portal is reported as one', async () => {
  line.use(
    http.get(elsewhere, () => HttpResponse.error()),
    http.get(own, () => new HttpResponse(content)),
  );
  expect(await check(elsewhere)).toBe('unreachable');
  line.use(http.get(own, portal));
  expect(await check(elsewhere)).toBe('portal');
});
