import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { testSeed } from '../../support/seed.ts';
import { buildPrograms } from '../programs.ts';
import { ExercisedTally } from '../recording/exercised.ts';
import { reportExercised } from '../recording/report-exercised.ts';
import { run } from '../run.ts';
import { describeOutcome } from '../simulate.ts';
import { explain } from './explain.ts';
import { planted } from './planted.ts';
import { playAll } from './play-all.ts';

/**
 * `--seed N` plays one run and prints its steps. With `--runs N` it is the first of N runs, in `--jobs N` processes; by
 * default that is `TEST_SEED`.
 * `--bug NAME` plants a bug. A violation is shrunk.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, runs: { type: 'string' }, jobs: { type: 'string' }, bug: { type: 'string' } },
});
const seed = Number(values.seed ?? testSeed);
const count = Number(values.runs ?? (values.seed === undefined ? 1000 : 1));
const jobs = Number(values.jobs ?? availableParallelism());
if (![seed, count, jobs].every((given) => Number.isInteger(given) && given > 0)) {
  console.error('Usage: npm run simulate -- [--seed N] [--runs N] [--jobs N] [--bug NAME], with whole numbers from 1');
  process.exit(2);
}
const bug = planted(values.bug);
if (bug === undefined) {
  console.error('There is no planted bug with this name. The names are in tests/simulation/planted-bugs.ts');
  process.exit(2);
}
const { name: bugName, changes } = bug;
const tally = new ExercisedTally();

const found = count === 1 ? await playOne() : await playMany();
// A planted bug may be in a machine, whose transitions the explorer would not know.
if (bugName === null) {
  const name = `npm run simulate -- --seed ${String(seed)} --runs ${String(count)}`;
  reportExercised(tally, { name, file: 'tests/simulation/play/main.ts' });
}
if (found !== null) {
  process.exitCode = 1;
  await explain(found, bug);
}

/** Returns the seed if it violates a guarantee. */
async function playOne(): Promise<number | null> {
  const outcome = await run(await buildPrograms(changes), seed);
  tally.add(outcome.exercised);
  console.log(describeOutcome(outcome));
  return outcome.broken === null ? null : seed;
}

/** Returns the first seed that is found to violate a guarantee. */
async function playMany(): Promise<number | null> {
  console.log(`Seeds ${seed} to ${seed + count - 1}`);
  const started = Date.now();
  const perSecond = (done: number) => ((done * 1000) / (Date.now() - started)).toFixed(1);
  let done = 0;
  const violating = await playAll({
    from: seed,
    count,
    jobs: Math.min(jobs, count),
    changes,
    onRun: (exercised) => {
      tally.add(exercised);
      done += 1;
      if (done % 25 === 0) process.stdout.write(`\r${done} of ${count} runs, ${perSecond(done)} a second`);
    },
  });
  process.stdout.write('\n');
  if (violating === null)
    console.log(`No invariant was violated in ${count} runs from seed ${seed} (${perSecond(count)} a second).`);
  else console.log(`Seed ${violating} violates a guarantee.`);
  return violating;
}
