import { parseArgs } from 'node:util';
import type { PrerequisiteName } from './prerequisites/prerequisites.ts';
import { provide } from './prerequisites/provide.ts';
import { runCommand } from './run/command.ts';
import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './run/test-counts.ts';

interface Stage {
  readonly name: string;
  /** Missing ones are installed before the first stage. */
  readonly needs?: readonly PrerequisiteName[];
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
  { name: 'build', lines: ['tsx scripts/build.ts'] },
  { name: 'size', lines: ['size-limit'] },
  {
    name: 'browser',
    needs: ['chromium', 'hindiFont'],
    lines: ['playwright test'],
    counts: () => readPlaywrightCounts('reports/playwright.json'),
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

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',') ?? stages.map(({ name }) => name);
const unknown = only.filter((name) => !stages.some((stage) => stage.name === name));

if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. Use ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const chosen = stages.filter(({ name }) => only.includes(name));
const isProvided = provide(chosen.flatMap(({ needs = [] }) => needs));
if (!isProvided) {
  total.failed += 1;
  process.exitCode = 1;
}

for (const stage of isProvided ? chosen : []) {
  if (await runStage(stage)) continue;
  console.log(`\nStopped: the stage "${stage.name}" failed.`);
  process.exitCode = 1;
  break;
}

if (total.skipped > 0) console.log(`${String(total.skipped)} skipped. A skipped test counts as a failure of the run.`);
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`);
