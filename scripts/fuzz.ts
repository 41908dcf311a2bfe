import { parseArgs } from 'node:util';
import { runInOrder } from './run/command.ts';
import { runSeed } from './run/run-seed.ts';

/**
 * Runs the server's operations with random and hostile values, and the rules of its forms with random texts:
 * `npm run fuzz -- --seed N --runs N`. A failing test prints the seed that reproduces it.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string', default: '300' } } });

const files = 'tests/server/fuzz tests/server/agreement';
await runInOrder([`vitest run --project server ${files} --testTimeout 3600000`], {
  FUZZ_RUNS: values.runs,
  TEST_SEED: runSeed('npm run fuzz', values.seed),
});
