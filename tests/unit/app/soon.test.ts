import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '../../../src/app/soon.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test.each([
  ['what comes within a moment is waited for', () => after(90), 90],
  ['what takes longer is not', () => after(5000), 100],
  ['what fails holds nothing up', () => after(30).then(() => Promise.reject(new Error('gone'))), 30],
])('%s', async (_, coming, expected) => {
  const begun = Date.now();
  const waited = soon(coming()).then(() => Date.now() - begun);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await waited).toBe(expected);
});

test('what takes longer may fail later, unheard', async () => {
  const failed = after(200).then(() => Promise.reject(new Error('gone')));
  const waited = soon(failed);
  await vi.advanceTimersByTimeAsync(300);
  await waited;
});
