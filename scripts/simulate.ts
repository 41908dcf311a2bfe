import { parseArgs } from 'node:util';
import { buildPrograms } from '../tests/simulation/programs.ts';
import { run } from '../tests/simulation/run.ts';
import { describeOutcome, simulate } from '../tests/simulation/simulate.ts';

/** `--seed N` alone plays that run and prints its steps; with `--runs N` it is the first of so many. */
const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string' } } });
const seed = Number(values.seed ?? 1);
const count = Number(values.runs ?? (values.seed === undefined ? 1000 : 1));
if (![seed, count].every((given) => Number.isInteger(given) && given > 0)) {
  console.error('Usage: npm run simulate -- [--seed N] [--runs N], with whole numbers from 1 on');
  process.exit(2);
}

const programs = await buildPrograms();
const began = Date.now();
const perSecond = (done: number) => ((done * 1000) / (Date.now() - began)).toFixed(1);

if (count === 1) {
  const outcome = await run(programs, seed);
  console.log(describeOutcome(outcome));
  process.exitCode = outcome.broken === null ? 0 : 1;
} else {
  const onRun = (done: number) => {
    if (done % 25 === 0) process.stdout.write(`\r${done} of ${count} runs, ${perSecond(done)} a second`);
  };
  const broken = await simulate(programs, { from: seed, count, onRun });
  process.stdout.write('\n');
  if (broken === null) console.log(`${count} runs from seed ${seed} kept every promise (${perSecond(count)} a second)`);
  else {
    console.error(`${describeOutcome(broken)}\nPlay it again: npm run simulate -- --seed ${broken.seed}`);
    process.exitCode = 1;
  }
}
