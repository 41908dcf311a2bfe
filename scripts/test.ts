import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PARTS } from '../tests/support/part.ts';
import type { PrerequisiteName } from './prerequisites/prerequisites.ts';
import { provide } from './prerequisites/provide.ts';
import { browserFiles } from './run/browser-files.ts';
import { runCommand } from './run/command.ts';
import { readPlaywrightCounts, readProofCounts, readVitestCounts, type TestCounts } from './run/test-counts.ts';

/**
 * All tests, in stages. Long series of tests take turns, so that a run stays below 20 minutes on two cores: `-- --all`
 * runs all of them, `TEST_PART=37 npm test` repeats a part, and `-- --only check,unit` runs some stages.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean', default: false } } });
const part = values.all ? 'all' : (process.env['TEST_PART'] ?? String(randomInt(PARTS)));
// The commands of the stages inherit it.
process.env['TEST_PART'] = part;

/** The first of the simulation's seeds. `npm test -- --all` draws seeds that nobody has used; the unit stage has fixed ones. */
const newSeed = randomInt(100_000_000, 1_000_000_000);
const newRuns = 2000;

interface Stage {
  readonly name: string;
  /** Missing ones are installed before the first stage. Without them the stage fails and the others run. */
  readonly needs?: readonly PrerequisiteName[];
  /** Whether it runs nevertheless, and itself fails only what needs a missing one. */
  readonly copesWithout?: true;
  readonly lines: readonly string[];
  readonly counts?: () => TestCounts | undefined;
}

const stages: readonly Stage[] = [
  { name: 'check', lines: ['tsx scripts/check.ts'] },
  {
    name: 'unit',
    needs: ['postgres'],
    lines: ['vitest run --reporter=default --reporter=json --outputFile.json=reports/vitest.json'],
    counts: () => readVitestCounts('reports/vitest.json'),
  },
  ...(values.all
    ? [
        { name: 'generators', lines: ['tsx scripts/generators.ts'] },
        {
          name: 'simulation',
          lines: [`tsx scripts/simulation/main.ts --seed ${String(newSeed)} --runs ${String(newRuns)}`],
        },
      ]
    : []),
  { name: 'build', lines: ['tsx scripts/build.ts'] },
  { name: 'size', lines: ['size-limit'] },
  {
    name: 'browser',
    needs: ['chromium', 'hindiFont'],
    lines: [`playwright test ${browserFiles().chosen.join(' ')}`],
    counts: () => readPlaywrightCounts('reports/playwright.json'),
  },
  {
    name: 'proof',
    needs: [
      ...(['chromium', 'hindiFont', 'postgres', 'cluster', 'objectStore', 'engines'] as const),
      ...(values.all ? (['containers'] as const) : []),
    ],
    copesWithout: true,
    lines: [`tsx scripts/proof.ts ${values.all ? '' : '--short'}`],
    counts: () => readProofCounts('reports/proof.json'),
  },
];

const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs the commands of a stage and adds its tests to the total. Returns false when anything failed or was skipped. */
async function runStage(stage: Stage): Promise<boolean> {
  console.log(`\n== ${stage.name}`);
  let succeeded = true;
  for (const line of stage.lines) {
    const { code } = await runCommand(line, { print: 'now' });
    succeeded = code === 0;
    if (!succeeded) break;
  }
  const counts = stage.counts?.() ?? { passed: 0, failed: 0, skipped: 0 };
  total.passed += counts.passed;
  total.skipped += counts.skipped;
  // A stage can fail without a failing test: a lint error, an exceeded budget, a runner that does not start.
  total.failed += succeeded ? counts.failed : Math.max(1, counts.failed);
  return succeeded && counts.failed + counts.skipped === 0;
}

const only = values.only?.split(',') ?? stages.map(({ name }) => name);
const unknown = only.filter((name) => !stages.some((stage) => stage.name === name));

if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. Use ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

if (part !== 'all') {
  const { chosen, total } = browserFiles();
  console.log(
    `This run has part TEST_PART=${part} of the long series, and ${chosen.length} of ${total} files with browser tests.`,
  );
  console.log('"npm test -- --all" runs everything, in about an hour and a half.');
}

const chosen = stages.filter(({ name }) => only.includes(name));
// All at once, so that the machine does not change later. What is missing stops only the stages that need it.
const missing = provide(chosen.flatMap(({ needs = [] }) => needs));

for (const stage of chosen) {
  if (!stage.copesWithout && stage.needs?.some((name) => missing.has(name))) {
    console.log(`\nThe stage "${stage.name}" cannot run here.`);
    total.failed += 1;
    process.exitCode = 1;
    continue;
  }
  if (await runStage(stage)) continue;
  console.log(`\nStopped: the stage "${stage.name}" failed.`);
  process.exitCode = 1;
  break;
}

if (total.skipped > 0) console.log(`${String(total.skipped)} skipped. A skipped test counts as a failure of the run.`);
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`);
