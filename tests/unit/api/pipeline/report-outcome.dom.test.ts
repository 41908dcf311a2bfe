import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPicture } from '#api/calls/read-picture.ts';
import { browserNetwork, sendRequest } from '#api/pipeline.ts';
import type { ConnectivityEvent } from '#machines/connectivity/setup.ts';
import { apiOf } from '../../../support/api-of.ts';
import { letTimePass } from '../../../support/let-time-pass.ts';

const teams = () => new Request('http://localhost:3000/api/v1/teams');
const json = (headers = {}) => new Response('{}', { headers: { 'Content-Type': 'application/json', ...headers } });
const doubted = { type: 'connectivity.doubted' };
const responded = (slow: boolean) => ({ type: 'connectivity.responded', slow });

let reported: ConnectivityEvent[] = [];
const api = apiOf({ fetch: browserNetwork, report: (outcome) => reported.push(outcome) });

beforeEach(() => {
  reported = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

/** Sets the network's next response, after a delay in milliseconds. */
function respond(response: Response | Error, after = 0): void {
  vi.stubGlobal('fetch', async () => {
    await letTimePass(after);
    if (response instanceof Error) throw response;
    return response;
  });
}

async function call(request = teams(), after = 0) {
  const settled = sendRequest(api, { kind: 'read' }, request).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(after);
  return await settled;
}

test('a fast response of the server', async () => {
  respond(json());
  await call();
  expect(reported).toEqual([responded(false)]);
});

test('a slow response is preceded by a doubt', async () => {
  respond(json(), 4000);
  await call(teams(), 4000);
  expect(reported).toEqual([doubted, responded(true)]);
});

test.each([
  ['a page instead of JSON', json({ 'Content-Type': 'text/html; charset=utf-8' })],
  ['a cached response of the worker', json({ 'X-Cached-At': '2026-01-01T00:00:00Z' })],
  ['no connection', new TypeError('Failed to fetch')],
])('%s is a doubt', async (_, response) => {
  respond(response);
  await call();
  expect(reported).toEqual([doubted]);
});

test('a call that its caller aborts is not reported', async () => {
  respond(new DOMException('Aborted', 'AbortError'));
  await call(new Request(teams(), { signal: AbortSignal.abort() }));
  expect(reported).toEqual([]);
});

test('a response that arrives after the device lost its network is not reported', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  respond(json());
  await call();
  expect(reported).toEqual([]);
});

test('a call whose address proxies would refuse is not sent, and its result says what to do', async () => {
  respond(json());
  const message = 'This is too long to send. Shorten it and try again';
  const longest = `${teams().url}?search=`.length;
  const asked = (length: number) => call(new Request(`${teams().url}?search=${'x'.repeat(length - longest)}`));
  expect(await asked(8000)).toMatchObject({ status: 200 });
  expect(await asked(8001)).toMatchObject({ failure: { kind: 'rejected', message } });
  expect(reported).toEqual([responded(false)]);
});

test('calls that are not of the API are not reported', async () => {
  respond(new TypeError('Failed to fetch'));
  const reading = readPicture(api, 'https://pictures.example.com/mark.png');
  await vi.advanceTimersByTimeAsync(0);
  expect(await reading).toBeNull();
  expect(reported).toEqual([]);
});
