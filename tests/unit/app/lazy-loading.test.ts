import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '#app/settle-within.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (milliseconds: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve('screen'), milliseconds));
const gone = () => Promise.reject<string>(new Error('gone'));

test.each([
  ['what comes within a moment is waited for', () => after(90), 90, 'screen'],
  ['what takes longer is not', () => after(5000), 100, undefined],
  ['what fails holds nothing up', () => after(30).then(gone), 30, undefined],
  ['what fails later fails unheard', () => after(200).then(gone), 100, undefined],
])('%s', async (_, coming, time, what) => {
  const begun = Date.now();
  const waited = soon(coming()).then((came) => [came, Date.now() - begun]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await waited).toEqual([what, time]);
});
