import { parseArgs } from 'node:util';
import { runCommand } from './run/command.ts';
import { runSeed } from './run/run-seed.ts';

/**
 * Runs the server's operations with random and hostile values, and the rules of its forms with random texts:
 * `npm run fuzz -- --seed N --runs N`. A failing test prints the seed that reproduces it.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string', default: '300' } } });

const files = 'tests/server/fuzz tests/server/agreement';
const { code } = await runCommand(`vitest run --project server ${files} --testTimeout 3600000`, {
  print: 'now',
  env: { FUZZ_RUNS: values.runs, TEST_SEED: runSeed('npm run fuzz', values.seed) },
});
process.exitCode = code;
