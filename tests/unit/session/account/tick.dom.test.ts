import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { tick } from '#session/account/code-effects.ts';

beforeEach(() => vi.useFakeTimers({ now: 10_000 }));
afterEach(() => vi.useRealTimers());

const start = (resendAt: number | null) => createActor(tick, { input: { resendAt } }).start();

test.each([
  [12_400, 400],
  [13_000, 1000],
  [null, 1000],
  [9000, 1000],
])('a tick until %j ends at the full second, after %j ms', async (resendAt, wait) => {
  const ended = toPromise(start(resendAt));
  await vi.advanceTimersByTimeAsync(wait);
  expect(await ended).toBe(10_000 + wait);
});

test('a tick ends when the tab becomes visible, with the current time', async () => {
  const ended = toPromise(start(60_000));
  // The device slept: its clock ran on, its timers did not.
  vi.setSystemTime(55_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await ended).toBe(55_000);
});

test('a stopped tick leaves no timer and no listener', () => {
  const left = vi.spyOn(document, 'removeEventListener');
  start(60_000).stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(left).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
});
