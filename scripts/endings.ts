import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runInOrder } from './run/command.ts';

/**
 * Ends pages right after the last key, many times, on a busy device: `--tries 200 --busy 2 --only reload`. `--busy` processes
 * compute without end meanwhile; `--only` selects ways of ending a page by a part of their names.
 */
const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '200' },
    busy: { type: 'string', default: '2' },
    only: { type: 'string', default: 'typed text survives' },
  },
});

const busy = Array.from({ length: Number(values.busy) }, () => spawn(process.execPath, ['-e', 'for (;;);']));
const stop = () => busy.forEach((one) => void one.kill());
process.on('exit', stop);

await runInOrder(
  [
    'tsx scripts/ensure.ts chromium',
    'tsx scripts/build.ts',
    `playwright test drafts/draft-endings.spec -g ${JSON.stringify(values.only)}`,
  ],
  { ENDINGS_TRIES: values.tries },
);
stop();
