import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '#api/api.ts';
import { prefetch } from '#lists/prefetch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page that is read ahead for the person with id 1, and answered when the test says so. */
function begin(page = 1) {
  const signals: AbortSignal[] = [];
  let answer: (rows: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((resolve, fail) => {
    answer = resolve;
    reject = fail;
  });
  const holder = vi.fn(() => 1);
  const credentials = { accessToken: () => 'token', holder, renew: () => Promise.reject(new Error('nobody asks')) };
  const ahead = prefetch(createApi({ baseUrl: '', credentials }), page, {
    read: (_, __, signal) => {
      signals.push(signal);
      return promise;
    },
    isSame: (one, other) => one === other,
  });
  const isAborted = () => signals.map(({ aborted }) => aborted);
  return { ahead, answer, reject, holder, isAborted };
}

describe('a read that meets a network error', () => {
  const failing = () => {
    const credentials = { accessToken: () => 'token', holder: () => 1, renew: () => Promise.reject(new Error()) };
    const delays: (number | null)[] = [];
    const outputs = ['lost', 'rows'];
    const ahead = prefetch(createApi({ baseUrl: '', credentials, retryDelayMs: () => 500 }), 1, {
      read: async ({ retryDelayMs }) => {
        await Promise.resolve();
        delays.push(retryDelayMs(0));
        return outputs.shift() ?? 'nothing';
      },
      isFailed: (output) => output === 'lost',
      isSame: (one, other) => one === other,
    });
    return { ahead, delays };
  };

  it('is not retried before a screen wants it, and read again by the screen that does', async () => {
    const { ahead, delays } = failing();
    await vi.runAllTimersAsync();
    expect(delays).toEqual([null]);
    expect(await ahead.take(1)).toBe('rows');
    expect(delays).toEqual([null, 500]);
  });

  it('is retried as any other once a screen waits for it', async () => {
    const { ahead, delays } = failing();
    expect(await ahead.take(1)).toBe('lost');
    expect(delays).toEqual([500]);
  });
});

describe('what a screen reads first is begun before it is there', () => {
  it('is given to the screen that reads the same, whether it has been answered or not', async () => {
    const { ahead, answer, isAborted } = begin();
    const taken = ahead.take(1);
    answer('rows');
    expect(await taken).toBe('rows');
    expect(isAborted()).toEqual([false]);
  });

  it('is given once: whoever reads again wants what is there now', () => {
    const { ahead, isAborted } = begin();
    expect(ahead.take(1)).toBeDefined();
    expect(ahead.take(1)).toBeUndefined();
    expect(isAborted()).toEqual([false]);
  });

  it('is given up for a screen that reads something else, and not kept for later', () => {
    const { ahead, isAborted } = begin();
    expect(ahead.take(2)).toBeUndefined();
    expect(isAborted()).toEqual([true]);
    expect(ahead.take(1)).toBeUndefined();
  });

  it('is not for anybody else who has come meanwhile', () => {
    const { ahead, holder } = begin();
    holder.mockReturnValue(2);
    expect(ahead.take(1)).toBeUndefined();
  });

  it.each([
    ['however long it takes', 60_000, 4900, true],
    ['and not for longer than five seconds once it is answered', 0, 5100, false],
  ])('waits for its screen, %s', async (_, answeredAfter, takenAfter, isTaken) => {
    const { ahead, answer } = begin();
    await vi.advanceTimersByTimeAsync(answeredAfter);
    answer('rows');
    await vi.advanceTimersByTimeAsync(takenAfter);
    expect(ahead.take(1) !== undefined).toBe(isTaken);
  });

  it('ends with the screen that has taken it', () => {
    const { ahead, isAborted } = begin();
    const leaving = new AbortController();
    void ahead.take(1, leaving.signal);
    leaving.abort();
    expect(isAborted()).toEqual([true]);
  });

  it('fails for its screen', async () => {
    const { ahead, reject } = begin();
    reject(new Error('lost'));
    await expect(ahead.take(1)).rejects.toThrow('lost');
  });
});
