import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAhead } from '#actors/read-ahead.ts';
import { type Api, createApi } from '#api/api.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Somebody's API, a reading that is answered when the test says so, and what has been asked for. */
function setUp() {
  let holder = 1;
  const api: Api = createApi({
    baseUrl: '',
    credentials: { accessToken: () => 'token', holder: () => holder, renew: () => Promise.reject(new Error()) },
  });
  const asked: { page: number; signal: AbortSignal | undefined; answer: (rows: string) => void; fail: () => void }[] =
    [];
  const pages = readAhead<number, string>({
    read: (_, page, signal) =>
      new Promise((answer, fail) => asked.push({ page, signal, answer, fail: () => fail(new Error('lost')) })),
    isSame: (one, other) => one === other,
  });
  const becomes = (id: number) => {
    holder = id;
  };
  return { api, asked, pages, becomes };
}

describe('what a screen reads first is begun before it is there', () => {
  it('is asked for once, and given to the screen that reads the same', async () => {
    const { api, asked, pages } = setUp();
    void pages.begin(api, 1);
    const read = pages.read(api, 1);
    expect(asked).toHaveLength(1);
    asked[0]?.answer('rows');
    expect(await read).toBe('rows');
  });

  it('is given once: whoever reads again wants what is there now', () => {
    const { api, asked, pages } = setUp();
    void pages.begin(api, 1);
    void pages.read(api, 1);
    void pages.read(api, 1);
    expect(asked.map(({ page }) => page)).toEqual([1, 1]);
  });

  it('is nothing to a screen that reads something else, or by another API', () => {
    const { api, asked, pages } = setUp();
    void pages.begin(api, 1);
    void pages.read(api, 2);
    void pages.read({ ...api }, 1);
    expect(asked.map(({ page }) => page)).toEqual([1, 2, 1]);
  });

  it('is nothing to anybody else who has come meanwhile', () => {
    const { api, asked, pages, becomes } = setUp();
    void pages.begin(api, 1);
    becomes(2);
    void pages.read(api, 1);
    expect(asked).toHaveLength(2);
  });

  it('waits for five seconds from its answer, and not from its asking', async () => {
    const { api, asked, pages } = setUp();
    void pages.begin(api, 1);
    await vi.advanceTimersByTimeAsync(60_000);
    asked[0]?.answer('rows');
    await vi.advanceTimersByTimeAsync(4900);
    expect(await pages.read(api, 1)).toBe('rows');
    void pages.begin(api, 1);
    asked[1]?.answer('rows');
    await vi.advanceTimersByTimeAsync(5100);
    void pages.read(api, 1);
    expect(asked).toHaveLength(3);
  });

  it('is given up for what is begun after it, and when its screen gives it up', () => {
    const { api, asked, pages } = setUp();
    const leaving = new AbortController();
    void pages.begin(api, 1);
    void pages.begin(api, 2);
    expect(asked[0]?.signal?.aborted).toBe(true);
    void pages.read(api, 2, leaving.signal);
    expect(asked[1]?.signal?.aborted).toBe(false);
    leaving.abort();
    expect(asked[1]?.signal?.aborted).toBe(true);
  });

  it('may have been taken and answered when another is begun', async () => {
    const { api, asked, pages } = setUp();
    void pages.begin(api, 1);
    const read = pages.read(api, 1);
    void pages.begin(api, 2);
    expect(asked[0]?.signal?.aborted).toBe(false);
    asked[0]?.answer('rows');
    expect(await read).toBe('rows');
    await vi.advanceTimersByTimeAsync(6000);
    void pages.read(api, 2);
    expect(asked).toHaveLength(2);
  });

  it('fails for its screen alone', async () => {
    const { api, asked, pages } = setUp();
    pages.begin(api, 1).catch(() => undefined);
    asked[0]?.fail();
    await expect(pages.read(api, 1)).rejects.toThrow('lost');
  });
});
