import { parseArgs } from 'node:util';
import { runInOrder } from './run/command.ts';
import { runSeed } from './run/run-seed.ts';

/** A longer run of the browser test with an impatient user: `--creates 200 --edits 200 --seed N --windows 3`. */
const { values } = parseArgs({
  options: {
    creates: { type: 'string', default: '200' },
    edits: { type: 'string', default: '200' },
    windows: { type: 'string', default: '3' },
    seed: { type: 'string' },
  },
});
await runInOrder(
  ['tsx scripts/ensure.ts chromium', 'tsx scripts/build.ts', 'playwright test browser/impatient/impatient.spec'],
  {
    IMPATIENT_CREATES: values.creates,
    IMPATIENT_EDITS: values.edits,
    IMPATIENT_WINDOWS: values.windows,
    TEST_SEED: runSeed('npm run impatient', values.seed),
  },
);
