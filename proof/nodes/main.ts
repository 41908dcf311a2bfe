import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { provide } from '../../scripts/prerequisites/provide.ts';
import { runCommand } from '../../scripts/run/command.ts';
import { readVitestCounts, type TestCounts } from '../../scripts/tests/counts.ts';
import { nodeFolder } from './node-release.ts';

/**
 * `npm run nodes`: runs the unit tests, and a start with a sign-in and a list, on each Node release that the README names.
 * `-- 24.21.0` for one release, `-- --start` without the unit tests.
 */
const tested = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'tested-versions.json'), 'utf8'),
) as readonly string[];
const args = process.argv.slice(2);
const onlyStart = args.includes('--start');
const chosen = args.filter((arg) => arg !== '--start');
const versions = chosen.length > 0 ? chosen : tested;

interface Outcome {
  readonly version: string;
  readonly tests: TestCounts | undefined;
  readonly start: string;
  readonly seconds: number;
  readonly isPassed: boolean;
}

async function tryRelease(version: string): Promise<Outcome> {
  const folder = await nodeFolder(version);
  const node = `"${join(folder, 'node')}"`;
  const startedAt = Date.now();
  console.log(`\n== Node ${version}`);
  const report = `reports/vitest-${version}.json`;
  const unit = onlyStart
    ? undefined
    : await run(
        `${node} node_modules/vitest/vitest.mjs run --reporter=default --reporter=json --outputFile.json=${report}`,
        folder,
      );
  const tests = unit === undefined ? undefined : readVitestCounts(report);
  const started = await run(`${node} node_modules/tsx/dist/cli.mjs scripts/try-start.ts start`, folder);
  const testsPassed = unit === undefined || (unit === 0 && tests !== undefined && tests.failed + tests.skipped === 0);
  return {
    version,
    tests,
    start: started === 0 ? 'signed in, list read' : 'FAILED',
    seconds: (Date.now() - startedAt) / 1000,
    isPassed: testsPassed && started === 0,
  };
}

/** Runs a command with a release first on the PATH. Prints its output when it fails. Returns its exit status. */
async function run(line: string, folder: string): Promise<number> {
  const { code, output } = await runCommand(line, { print: 'keep', node: folder });
  if (code !== 0) console.log(output);
  return code;
}

function rowOf({ version, tests, start, seconds }: Outcome): string {
  const counts = tests ? `${String(tests.passed)} passed, ${String(tests.failed)} failed` : 'not run';
  return `${version.padEnd(10)}${counts.padEnd(26)}${start.padEnd(24)}${seconds.toFixed(0)} s`;
}

if (!onlyStart && provide(['postgres']).size > 0) process.exit(1);
const outcomes: Outcome[] = [];
for (const version of versions) outcomes.push(await tryRelease(version));

console.log(`\n${'Node'.padEnd(10)}${'Unit tests'.padEnd(26)}${'Start'.padEnd(24)}Time`);
for (const outcome of outcomes) console.log(rowOf(outcome));
if (!outcomes.every(({ isPassed }) => isPassed)) process.exitCode = 1;
