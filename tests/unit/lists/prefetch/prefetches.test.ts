import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownApi } from '#api/api.ts';
import { Prefetches } from '#lists/prefetch/prefetches.ts';
import { apiOf } from '../../../support/api-of.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const noteUse = vi.fn();
beforeEach(() => noteUse.mockClear());

/** Reads of pages. The test decides when a response arrives. */
function openReads() {
  const signals: AbortSignal[] = [];
  const retries: (() => boolean)[] = [];
  let respond: (rows: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const api = apiOf({ canRetry: () => true });
  const reads = new Prefetches<string>((output, isAsked) => output === 'lost' || (output === 'refused' && !isAsked));
  const read: Parameters<typeof reads.start>[2] = (ownApi, signal) => {
    signals.push(signal);
    retries.push(() => ownApi.canRetry());
    const change = ownApi.pending.add({
      kind: 'read',
      startedAt: 0,
      attempt: 1,
      sent: null,
      stop: () => undefined,
      retry: null,
    });
    return new Promise<string>((resolve, fail) => {
      respond = resolve;
      reject = fail;
    }).finally(() => change(null));
  };
  return {
    api,
    reads,
    /** A screen opens that needs the page. */
    open: (page = 'p1', signal = new AbortController().signal) => reads.start(api, page, read, { signal }),
    /** Nobody has asked for the page. */
    guess: (page = 'p1') => reads.start(api, page, read, { noteUse }),
    respond: async (rows: string) => {
      respond(rows);
      await vi.advanceTimersByTimeAsync(0);
    },
    reject: (error: Error) => reject(error),
    isAborted: () => signals.map(({ aborted }) => aborted),
    retries: () => retries.map((canRetry) => canRetry()),
  };
}

describe('a read that starts before its screen', () => {
  it('is returned to the screen with the same key, pending or settled', async () => {
    const { api, reads, open, respond, isAborted } = openReads();
    open();
    const used = reads.use('p1', api);
    await respond('rows');
    expect(await used).toBe('rows');
    open();
    await respond('more rows');
    expect(await reads.use('p1', api)).toBe('more rows');
    expect(isAborted()).toEqual([false, false]);
  });

  it('can be seen by the screen with the same key until it is used', async () => {
    const { api, reads, open, respond } = openReads();
    open();
    expect(reads.arrived('p1')).toBeUndefined();
    await respond('rows');
    expect(reads.arrived('p1')).toBe('rows');
    expect(reads.arrived('p2')).toBeUndefined();
    expect(await reads.use('p1', api)).toBe('rows');
    expect(reads.arrived('p1')).toBeUndefined();
  });

  it('is returned once: the next read must be current', () => {
    const { api, reads, open, isAborted } = openReads();
    open();
    expect(reads.use('p1', api)).toBeDefined();
    expect(reads.use('p1', api)).toBeUndefined();
    expect(isAborted()).toEqual([false]);
  });

  it('starts once, for a link and for the screen that the link opens', async () => {
    const { api, reads, guess, open, respond, isAborted } = openReads();
    guess();
    open();
    expect(noteUse).toHaveBeenCalledTimes(1);
    await respond('rows');
    open();
    expect(await reads.use('p1', api)).toBe('rows');
    expect(isAborted()).toEqual([false]);
    expect(noteUse).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['within five seconds of a late response', 60_000, 4900, true],
    ['but not more than five seconds after the response', 0, 5100, false],
  ])('can be used %s', async (_, respondAfterMs, useAfterMs, isReturned) => {
    const { api, reads, open, respond } = openReads();
    open();
    await vi.advanceTimersByTimeAsync(respondAfterMs);
    await respond('rows');
    await vi.advanceTimersByTimeAsync(useAfterMs);
    expect(reads.use('p1', api) !== undefined).toBe(isReturned);
  });

  it('is dropped when eight newer ones have started', () => {
    const { api, reads, open } = openReads();
    for (let page = 1; page <= 9; page += 1) open(`p${page}`);
    expect(reads.use('p1', api)).toBeUndefined();
    expect(reads.use('p2', api)).toBeDefined();
  });

  it('is aborted with the screen that used it', () => {
    const { api, reads, open, isAborted } = openReads();
    const screen = new AbortController();
    open();
    void reads.use('p1', api, screen.signal);
    screen.abort();
    expect(isAborted()).toEqual([true]);
  });

  it('is aborted with the visit that needs it, unless its screen has used it or it has arrived', async () => {
    const { api, reads, guess, open, respond, isAborted } = openReads();
    const visit = new AbortController();
    open('p1', visit.signal);
    guess('p2');
    open('p2', visit.signal);
    open('p3', visit.signal);
    void reads.use('p3', api);
    open('p4', visit.signal);
    await respond('rows');
    visit.abort();
    expect(isAborted()).toEqual([true, true, false, false]);
    expect(['p1', 'p2', 'p4'].map((page) => reads.has(page))).toEqual([false, false, true]);
  });

  it('rejects for its screen, and later is read again', async () => {
    const { api, reads, open, reject } = openReads();
    open();
    const used = reads.use('p1', api);
    reject(new Error('lost'));
    await expect(used).rejects.toThrow('lost');
    const { settled } = open();
    reject(new Error('lost'));
    await settled;
    expect(reads.use('p1', api)).toBeUndefined();
  });

  it('is among the pending calls of the screen that waits for it', async () => {
    const { api, reads, open, respond } = openReads();
    const screen = ownApi(api);
    open();
    expect(screen.pending.current()).toHaveLength(0);
    void reads.use('p1', screen);
    expect(screen.pending.current()).toHaveLength(1);
    expect(api.pending.current()).toHaveLength(1);
    await respond('rows');
    expect(screen.pending.current()).toHaveLength(0);
  });
});

describe('a read that nobody has asked for', () => {
  it('is cancelled while it is in flight, and then starts again', async () => {
    const { reads, guess, respond, isAborted } = openReads();
    guess().cancel();
    expect(isAborted()).toEqual([true]);
    expect(reads.has('p1')).toBe(false);
    const { cancel } = guess();
    await respond('rows');
    cancel();
    expect(reads.arrived('p1')).toBe('rows');
  });

  it('is not cancelled once a screen needs it', async () => {
    const { api, reads, guess, open, isAborted } = openReads();
    const first = guess();
    open();
    first.cancel();
    const second = guess('p2');
    void reads.use('p2', api);
    second.cancel();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isAborted()).toEqual([false, false]);
  });

  it('is given up after five seconds', async () => {
    const { guess, isAborted } = openReads();
    guess();
    await vi.advanceTimersByTimeAsync(4900);
    expect(isAborted()).toEqual([false]);
    await vi.advanceTimersByTimeAsync(200);
    expect(isAborted()).toEqual([true]);
  });
});

describe('a read that fails', () => {
  it('is not returned after a network error: the screen reads again', async () => {
    const { api, reads, open, respond } = openReads();
    open();
    await respond('lost');
    expect(reads.arrived('p1')).toBeUndefined();
    expect(reads.use('p1', api)).toBeUndefined();
  });

  it('is returned after a refusal, if a screen has asked for it', async () => {
    const { api, reads, guess, open, respond } = openReads();
    open();
    await respond('refused');
    expect(await reads.use('p1', api)).toBe('refused');
    guess();
    await respond('refused');
    expect(reads.has('p1')).toBe(true);
    expect(reads.use('p1', api)).toBeUndefined();
  });

  it('is retried like any other read only once a screen needs it', () => {
    const { reads, api, guess, open, retries } = openReads();
    guess();
    expect(retries()).toEqual([false]);
    open();
    expect(retries()).toEqual([true]);
    guess('p2');
    void reads.use('p2', api);
    expect(retries()).toEqual([true, true]);
  });
});
