import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { observedFetch } from '#api/http/observed-fetch.ts';
import type { ConnectivityEvent } from '#machines/connectivity/types.ts';

const teams = () => new Request('http://localhost:3000/api/v1/teams');
const json = (headers = {}) => new Response('{}', { headers: { 'Content-Type': 'application/json', ...headers } });
const doubted = { type: 'connectivity.doubted' };
const answered = (slow: boolean) => ({ type: 'connectivity.answered', slow });

let told: ConnectivityEvent[] = [];
const watched = observedFetch((outcome) => told.push(outcome));

beforeEach(() => {
  told = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

/** The network's next answer, after so many milliseconds. */
function answer(response: Response | Error, after = 0): void {
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve, reject) => {
        setTimeout(() => (response instanceof Error ? reject(response) : resolve(response)), after);
      }),
  );
}

async function call(request = teams(), after = 0) {
  const settled = watched(request).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(after);
  return await settled;
}

test('a quick answer of the server', async () => {
  answer(json());
  await call();
  expect(told).toEqual([answered(false)]);
});

test('an answer that takes long: a doubt first', async () => {
  answer(json(), 4000);
  await call(teams(), 4000);
  expect(told).toEqual([doubted, answered(true)]);
});

test.each([
  ['a page where JSON was due', json({ 'Content-Type': 'text/html; charset=utf-8' })],
  ['a copy that the worker kept', json({ 'X-Cached-At': '2026-01-01T00:00:00Z' })],
  ['no connection', new TypeError('Failed to fetch')],
])('%s is a doubt', async (_, response) => {
  answer(response);
  await call();
  expect(told).toEqual([doubted]);
});

test('a call that its caller gave up says nothing', async () => {
  answer(new DOMException('Aborted', 'AbortError'));
  await call(new Request(teams(), { signal: AbortSignal.abort() }));
  expect(told).toEqual([]);
});

test('an answer from before the device lost its network says nothing of now', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer(json());
  await call();
  expect(told).toEqual([]);
});

test('other hosts are not what is asked about', async () => {
  answer(new TypeError('Failed to fetch'));
  await call(new Request('https://news.example.com/wp-json/wp/v2/posts'));
  expect(told).toEqual([]);
});
