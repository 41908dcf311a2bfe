import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookUpRepeatedly } from '#records/look-up/look-up-repeatedly.ts';
import { letTimePass } from '../../support/let-time-pass.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isMissing = (result: string) => result === 'missing';

async function lookUp(results: readonly string[], signal = new AbortController().signal) {
  const lookUpTimes: number[] = [];
  const start = Date.now();
  const found = lookUpRepeatedly(
    async () => {
      lookUpTimes.push(Date.now() - start);
      return results[lookUpTimes.length - 1] ?? 'missing';
    },
    { isMissing, signal },
  );
  await vi.runAllTimersAsync();
  return { found: await found, looks: lookUpTimes };
}

test('a result that exists at once is looked up once', async () => {
  expect(await lookUp(['there'])).toEqual({ found: 'there', looks: [0] });
});

test('a request that arrives late is found by a further lookup', async () => {
  expect(await lookUp(['missing', 'missing', 'there'])).toEqual({ found: 'there', looks: [0, 2000, 5000] });
});

test('a result that does not exist after five seconds is missing', async () => {
  expect(await lookUp([])).toEqual({ found: 'missing', looks: [0, 2000, 5000] });
});

test('an aborted lookup ends', async () => {
  const abort = new AbortController();
  void letTimePass(1000).then(() => abort.abort());
  expect((await lookUp([], abort.signal)).looks).toEqual([0]);
});
