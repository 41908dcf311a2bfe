import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookRepeatedly } from '#records/look-up-repeatedly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isMissing = (answer: string) => answer === 'missing';

async function look(answers: readonly string[], signal = new AbortController().signal) {
  const looks: number[] = [];
  const start = Date.now();
  const found = lookRepeatedly(
    async () => {
      looks.push(Date.now() - start);
      return answers[looks.length - 1] ?? 'missing';
    },
    { isMissing, signal },
  );
  await vi.runAllTimersAsync();
  return { found: await found, looks };
}

test('what is there at once is looked up once', async () => {
  expect(await look(['there'])).toEqual({ found: 'there', looks: [0] });
});

test('a request that arrives late is found by a further look', async () => {
  expect(await look(['missing', 'missing', 'there'])).toEqual({ found: 'there', looks: [0, 2000, 5000] });
});

test('what is not there after five seconds is missing', async () => {
  expect(await look([])).toEqual({ found: 'missing', looks: [0, 2000, 5000] });
});

test('a lookup that nobody waits for any more ends', async () => {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), 1000);
  expect((await look([], abort.signal)).looks).toEqual([0]);
});
