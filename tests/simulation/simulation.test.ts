import { expect, test } from 'vitest';
import { inScope } from '../support/scope.ts';
import { plantedBugs, plantedRuns } from './planted-bugs.ts';
import { buildPrograms } from './programs.ts';
import { ExercisedTally } from './recording/exercised.ts';
import { reportExercised } from './recording/report-exercised.ts';
import { run } from './run.ts';
import { describeOutcome, simulate } from './simulate.ts';

const programs = await buildPrograms();

test('a seed always plays the same run', async () => {
  for (const seed of [3, 11, 27]) {
    const [first, second] = [await run(programs, seed), await run(programs, seed)];
    expect(second).toEqual(first);
  }
});

test('every guarantee holds in 20 runs', async () => {
  const tally = new ExercisedTally();
  const outcome = await simulate(programs, {
    from: 10_001,
    count: 20,
    onRun: ({ exercised }) => tally.add(exercised),
  });
  expect(outcome && describeOutcome(outcome)).toBeNull();
  reportExercised(tally, { name: 'every guarantee holds in 20 runs', file: 'tests/simulation/simulation.test.ts' });
});

test.each(inScope(plantedBugs, (_, at) => at < 2))(
  'finds the planted bug: $name',
  async ({ guarantee, changes, ...planted }) => {
    const outcome = await simulate(await buildPrograms(changes), {
      ...plantedRuns,
      ...(planted.from !== undefined && { from: planted.from }),
      guarantee,
    });
    expect(outcome?.broken?.guarantee, 'No violation was found').toBe(guarantee);
  },
);
