import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCall } from '#api/pipeline.ts';
import { createPendingCalls, type PendingCalls } from '#domain/pending-calls.ts';
import { apiOf } from '../../../support/api-of.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The shortest delays.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Attempt = Parameters<Parameters<typeof makeCall>[2]>[0];

const read = { kind: 'read' } as const;
const write = { kind: 'write' } as const;
const reset = () => Promise.reject(new TypeError('Failed to fetch'));
const hang = ({ signal }: Attempt) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
/** Work that has rows at its second attempt. */
const onceThenRows = (first: (attempt: Attempt) => Promise<never>) =>
  vi
    .fn(first)
    .mockImplementationOnce(first)
    .mockResolvedValueOnce('rows' as never);
/** Work that does not react to a signal. */
const deaf = () => new Promise<never>(() => {});

function network(canRetry = () => true, pending = createPendingCalls()) {
  return { ...apiOf({ canRetry, reachable: async () => true }), pending };
}

/** Waits until a write is known to have a connection. */
const untilSent = () => vi.advanceTimersByTimeAsync(0);

/** The one pending call. */
function only({ current }: PendingCalls) {
  const [call, ...others] = current();
  expect(others).toEqual([]);
  if (call === undefined) throw new Error('No call is pending');
  return call;
}

test('sends a read three more times after network errors, with growing delays', async () => {
  const api = network();
  const times: number[] = [];
  const start = Date.now();
  const send = vi.fn(async () => {
    times.push(Date.now() - start);
    return await reset();
  });
  const sent = expect(makeCall(api, read, send)).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await sent;
  expect(times).toEqual([0, 500, 1500, 3500]);
  expect(api.pending.current()).toEqual([]);
});

test('hides a network error if a retry succeeds', async () => {
  const send = onceThenRows(reset);
  const sent = makeCall(network(), read, send);
  await vi.runAllTimersAsync();
  expect(await sent).toBe('rows');
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ['a write', write, reset, undefined],
  ['a read that is sent once only', { kind: 'read', isOnce: true } as const, reset, undefined],
  ['a response that is not JSON', read, () => Promise.reject(new SyntaxError('Unexpected token')), undefined],
  ['a read without a network', read, reset, () => false],
])('sends %s once', async (_, sending, fail, canRetry) => {
  const send = vi.fn(fail);
  const sent = expect(makeCall(network(canRetry), sending, send)).rejects.toThrow();
  await vi.runAllTimersAsync();
  await sent;
  expect(send).toHaveBeenCalledTimes(1);
});

test('gives up if the network is known to be offline after the delay', async () => {
  let isOnline = true;
  const send = vi.fn(reset);
  const sent = expect(
    makeCall(
      network(() => isOnline),
      read,
      send,
    ),
  ).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(100);
  isOnline = false;
  await vi.runAllTimersAsync();
  await sent;
  expect(send).toHaveBeenCalledTimes(1);
});

test('ends the delay before a retry when the caller aborts', async () => {
  const cancelling = new AbortController();
  const send = vi.fn(reset);
  const sent = expect(makeCall(network(), { ...read, signal: cancelling.signal }, send)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(100);
  cancelling.abort();
  await sent;
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ['aborts', hang],
  ['abandons', deaf],
])('Stop waiting %s the request', async (_, waiting) => {
  const api = network();
  const signals: AbortSignal[] = [];
  const sent = expect(
    makeCall(api, write, (attempt) => {
      signals.push(attempt.signal);
      return waiting(attempt);
    }),
  ).rejects.toThrow('You stopped waiting for the server');
  await untilSent();
  const { kind, retry, stop } = only(api.pending);
  expect([kind, retry]).toEqual(['write', null]);
  stop();
  await sent;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(api.pending.current()).toEqual([]);
});

test('Try again sends a read again, as an attempt with its own time', async () => {
  const api = network();
  const send = onceThenRows(hang);
  const sent = makeCall(api, read, send);
  const first = only(api.pending);
  await vi.advanceTimersByTimeAsync(9000);
  const listener = vi.fn();
  api.pending.subscribe(listener);
  first.retry?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(await sent).toBe('rows');
  expect(send.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([true, false]);
  expect(listener).toHaveBeenCalled();
});

test('distinguishes a second attempt from the first', async () => {
  const api = network();
  const sent = expect(makeCall(api, read, hang)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(9000);
  only(api.pending).retry?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(only(api.pending)).toMatchObject({ attempt: 2, startedAt: Date.now() });
  only(api.pending).stop();
  await sent;
});

test('Try again ends the delay before an automatic retry', async () => {
  const api = network();
  const send = onceThenRows(reset);
  const sent = makeCall(api, read, send);
  await vi.advanceTimersByTimeAsync(100);
  only(api.pending).retry?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(await sent).toBe('rows');
});

test('a call that is aborted before it starts is not sent', async () => {
  const api = network();
  const send = vi.fn(hang);
  await expect(makeCall(api, { ...read, signal: AbortSignal.abort() }, send)).rejects.toThrow();
  expect(send).not.toHaveBeenCalled();
  expect(api.pending.current()).toEqual([]);
});

test('lists the calls of all owners, and those of each owner separately', async () => {
  const all = createPendingCalls();
  const [list, form] = [createPendingCalls(all), createPendingCalls(all)];
  const sent = [makeCall(network(undefined, list), read, hang), makeCall(network(undefined, form), write, hang)].map(
    (one) => expect(one).rejects.toThrow(),
  );
  await untilSent();
  expect([all, list, form].map(({ current }) => current().map(({ kind }) => kind))).toEqual([
    ['read', 'write'],
    ['read'],
    ['write'],
  ]);
  for (const { stop } of all.current()) stop();
  await Promise.all(sent);
  expect([all, list, form].flatMap(({ current }) => current())).toEqual([]);
});

test('reports how much of an upload has been sent', async () => {
  const api = network();
  const sent = expect(
    makeCall(api, write, (attempt) => {
      attempt.onUpload(0.4);
      return hang(attempt);
    }),
  ).rejects.toThrow();
  await untilSent();
  expect(only(api.pending).sent).toBe(0.4);
  only(api.pending).stop();
  await sent;
});
