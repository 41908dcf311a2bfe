import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildPrograms } from '../../tests/simulation/programs.ts';
import { run } from '../../tests/simulation/run.ts';
import { describeOutcome } from '../../tests/simulation/simulate.ts';
import { playAll } from './play-all.ts';

/** `--seed N` plays one run and prints its steps. With `--runs N` it is the first of N runs, in `--jobs N` processes. */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, runs: { type: 'string' }, jobs: { type: 'string' } },
});
const seed = Number(values.seed ?? 1);
const count = Number(values.runs ?? (values.seed === undefined ? 1000 : 1));
const jobs = Number(values.jobs ?? availableParallelism());
if (![seed, count, jobs].every((given) => Number.isInteger(given) && given > 0)) {
  console.error('Usage: npm run simulate -- [--seed N] [--runs N] [--jobs N], with whole numbers from 1');
  process.exit(2);
}

if (count === 1) {
  const outcome = await run(await buildPrograms(), seed);
  console.log(describeOutcome(outcome));
  process.exitCode = outcome.broken === null ? 0 : 1;
} else await playMany();

async function playMany(): Promise<void> {
  const started = Date.now();
  const perSecond = (done: number) => ((done * 1000) / (Date.now() - started)).toFixed(1);
  const onRun = (done: number) => {
    if (done % 25 === 0) process.stdout.write(`\r${done} of ${count} runs, ${perSecond(done)} a second`);
  };
  const found = await playAll({ from: seed, count, jobs: Math.min(jobs, count), onRun });
  process.stdout.write('\n');
  if (found === null)
    console.log(`No invariant was violated in ${count} runs from seed ${seed} (${perSecond(count)} a second).`);
  else {
    console.error(`${found.story}\nRepeat this run with: npm run simulate -- --seed ${found.seed}`);
    process.exitCode = 1;
  }
}
