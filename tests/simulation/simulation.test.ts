import { expect, test } from 'vitest';
import { buildPrograms } from './programs.ts';
import { run } from './run.ts';
import { describeOutcome, simulate } from './simulate.ts';
import { switches } from './switches.ts';

/** Within so many runs a broken promise has to be found. */
const most = 300;

const whole = await buildPrograms();

test('a seed plays the same each time', async () => {
  for (const seed of [3, 11, 27]) {
    const [first, second] = [await run(whole, seed), await run(whole, seed)];
    expect(second).toEqual(first);
  }
});

test('40 runs keep every promise', async () => {
  const outcome = await simulate(whole, { from: 10_001, count: 40 });
  expect(outcome && describeOutcome(outcome)).toBeNull();
});

test.each(switches)('found broken: $name', async ({ promise, breaks, foundIn }) => {
  const outcome = await simulate(await buildPrograms(breaks), {
    from: 10_000 + Math.max(1, foundIn - 3),
    count: most,
    promise,
  });
  expect(outcome?.broken?.promise, 'Nothing was found').toBe(promise);
});
