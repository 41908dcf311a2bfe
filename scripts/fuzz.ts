import { parseArgs } from 'node:util';
import { runCommand } from './run/command.ts';

/**
 * The server's operations with drawn and with hostile values, and its forms' rules with drawn texts: `npm run fuzz -- --seed N --runs N`. A
 * failing test names the seed that draws the same again.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string', default: '300' } } });

const files = 'tests/server/fuzz tests/server/agreement';
const { code } = await runCommand(`vitest run --project server ${files} --testTimeout 3600000`, {
  print: 'now',
  env: { FUZZ_PART: 'all', FUZZ_RUNS: values.runs, ...(values.seed !== undefined && { FUZZ_SEED: values.seed }) },
});
process.exitCode = code;
