import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resolveWithin } from '#domain/resolve-within.ts';
import { letTimePass } from '../../support/let-time-pass.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (milliseconds: number) => letTimePass(milliseconds).then(() => 'screen');
const fail = () => Promise.reject<string>(new Error('gone'));

test.each([
  ['returns a value that resolves within 100 ms', () => after(90), 90, 'screen'],
  ['returns undefined for a slower promise', () => after(5000), 100, undefined],
  ['returns undefined at once for a rejection', () => after(30).then(fail), 30, undefined],
  ['ignores a rejection after the timeout', () => after(200).then(fail), 100, undefined],
])('resolveWithin %s', async (_, load, durationMs, value) => {
  const start = Date.now();
  const settled = resolveWithin(load()).then((result) => [result, Date.now() - start]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await settled).toEqual([value, durationMs]);
});
