import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '#api/api.ts';
import { forgetPages } from '#cache/page-memory.ts';
import { prefetch } from '#lists/prefetch/prefetch.ts';

const list = 'GET /api/v1/teams';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page that is prefetched in the session with number 1. The test decides when the response arrives. */
function startPrefetch(page = 1) {
  const signals: AbortSignal[] = [];
  let respond: (rows: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((resolve, fail) => {
    respond = resolve;
    reject = fail;
  });
  const session = vi.fn(() => 1);
  const refresh = () => Promise.reject(new Error('nobody asks'));
  const credentials = { accessToken: () => 'token', holder: () => 1, session, refresh };
  const api = createApi({ baseUrl: '', credentials });
  const prefetched = prefetch(api, page, {
    list,
    read: (_, __, signal) => {
      signals.push(signal);
      return promise;
    },
    isSame: (one, other) => one === other,
  });
  const isAborted = () => signals.map(({ aborted }) => aborted);
  return { api, prefetched, respond, reject, session, isAborted };
}

describe('a read that meets a network error', () => {
  const startFailing = () => {
    const credentials = {
      accessToken: () => 'token',
      holder: () => 1,
      session: () => 1,
      refresh: () => Promise.reject(new Error()),
    };
    const delays: (number | null)[] = [];
    const outputs = ['lost', 'rows'];
    const prefetched = prefetch(createApi({ baseUrl: '', credentials, retryDelayMs: () => 500 }), 1, {
      list,
      read: async ({ retryDelayMs }) => {
        await Promise.resolve();
        delays.push(retryDelayMs(0));
        return outputs.shift() ?? 'nothing';
      },
      isFailed: (output) => output === 'lost',
      isSame: (one, other) => one === other,
    });
    return { prefetched, delays };
  };

  it('has not arrived', async () => {
    const { prefetched } = startFailing();
    await prefetched.settled;
    expect(prefetched.arrived(1)).toBeUndefined();
  });

  it('is not retried before a screen consumes it, and the screen reads it again', async () => {
    const { prefetched, delays } = startFailing();
    await vi.runAllTimersAsync();
    expect(delays).toEqual([null]);
    expect(await prefetched.consume(1)).toBe('rows');
    expect(delays).toEqual([null, 500]);
  });

  it('is retried like any other read once a screen waits for it', async () => {
    const { prefetched, delays } = startFailing();
    expect(await prefetched.consume(1)).toBe('lost');
    expect(delays).toEqual([500]);
  });
});

describe('a prefetched read', () => {
  it('is returned to the screen with the same input, pending or settled', async () => {
    const { prefetched, respond, isAborted } = startPrefetch();
    const consumed = prefetched.consume(1);
    respond('rows');
    expect(await consumed).toBe('rows');
    expect(isAborted()).toEqual([false]);
  });

  it('can be seen by the screen with the same input and session until it is consumed', async () => {
    const { prefetched, respond, session } = startPrefetch();
    expect(prefetched.arrived(1)).toBeUndefined();
    respond('rows');
    await prefetched.settled;
    expect(prefetched.arrived(1)).toBe('rows');
    expect(prefetched.arrived(2)).toBeUndefined();
    session.mockReturnValue(2);
    expect(prefetched.arrived(1)).toBeUndefined();
    session.mockReturnValue(1);
    expect(await prefetched.consume(1)).toBe('rows');
    expect(prefetched.arrived(1)).toBeUndefined();
  });

  it('is returned once: the next read must be current', () => {
    const { prefetched, isAborted } = startPrefetch();
    expect(prefetched.consume(1)).toBeDefined();
    expect(prefetched.consume(1)).toBeUndefined();
    expect(isAborted()).toEqual([false]);
  });

  it('is aborted by a screen with another input and not stored for later', () => {
    const { prefetched, isAborted } = startPrefetch();
    expect(prefetched.consume(2)).toBeUndefined();
    expect(isAborted()).toEqual([true]);
    expect(prefetched.consume(1)).toBeUndefined();
  });

  it('is not returned in another session', () => {
    const { prefetched, session } = startPrefetch();
    session.mockReturnValue(2);
    expect(prefetched.consume(1)).toBeUndefined();
  });

  it.each([
    ['before the response', true],
    ['after the response', false],
  ])('is not returned if its list changes %s', async (_, isEarly) => {
    const { api, prefetched, respond } = startPrefetch();
    if (isEarly) forgetPages(api, list);
    respond('rows');
    await prefetched.settled;
    if (!isEarly) forgetPages(api, list);
    expect(prefetched.arrived(1)).toBeUndefined();
    expect(prefetched.consume(1)).toBeUndefined();
  });

  it('is returned if another list changes', async () => {
    const { api, prefetched, respond } = startPrefetch();
    forgetPages(api, 'GET /api/v1/players');
    respond('rows');
    expect(await prefetched.consume(1)).toBe('rows');
  });

  it.each([
    ['within five seconds of a late response', 60_000, 4900, true],
    ['but not more than five seconds after the response', 0, 5100, false],
  ])('can be consumed %s', async (_, respondAfterMs, consumeAfterMs, isReturned) => {
    const { prefetched, respond } = startPrefetch();
    await vi.advanceTimersByTimeAsync(respondAfterMs);
    respond('rows');
    await vi.advanceTimersByTimeAsync(consumeAfterMs);
    expect(prefetched.consume(1) !== undefined).toBe(isReturned);
  });

  it('is aborted with the screen that consumed it', () => {
    const { prefetched, isAborted } = startPrefetch();
    const screen = new AbortController();
    void prefetched.consume(1, screen.signal);
    screen.abort();
    expect(isAborted()).toEqual([true]);
  });

  it('rejects for its screen', async () => {
    const { prefetched, reject } = startPrefetch();
    reject(new Error('lost'));
    await expect(prefetched.consume(1)).rejects.toThrow('lost');
  });
});
