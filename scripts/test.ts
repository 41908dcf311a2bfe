import { provide } from './prerequisites/provide.ts';
import { runCommand } from './run/command.ts';
import { runSeed } from './run/run-seed.ts';
import { eachCommit, everything, type Suite, type SuiteName, suites } from './tests/suites.ts';

/**
 * Runs suites of tests: `npm test` those of each commit, `npm run test:all` all of them, `npm run test:unit` and the other
 * named commands one or two. What a suite draws comes from `TEST_SEED`; `test:all` draws a new one.
 */
const args = process.argv.slice(2);
const isAll = args.includes('all');
const isSuite = (name: string): name is SuiteName => Object.hasOwn(suites, name);
const named = isAll ? everything : args.length === 0 ? eachCommit : args.filter(isSuite);

if (!isAll && args.length > 0 && named.length < args.length) {
  console.error(`Name one or more of ${Object.keys(suites).join(', ')}, or all.`);
  process.exit(2);
}

// The runners inherit both. A suite outside of `npm test` always runs whole.
process.env['TEST_SCOPE'] ??= named.every((name) => eachCommit.includes(name)) ? 'commit' : 'all';
if (isAll) process.env['TEST_SEED'] = runSeed('npm run test:all');

const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs the commands of a suite and adds its tests to the total. Returns false when anything failed or was skipped. */
async function runSuite(suite: Suite): Promise<boolean> {
  let succeeded = true;
  for (const line of suite.lines) {
    const { code } = await runCommand(line, { print: 'now' });
    succeeded = code === 0;
    if (!succeeded) break;
  }
  const counts = suite.counts?.() ?? { passed: 0, failed: 0, skipped: 0 };
  total.passed += counts.passed;
  total.skipped += counts.skipped;
  // A suite can fail without a failing test: a lint error, an exceeded budget, a runner that does not start.
  total.failed += succeeded ? counts.failed : Math.max(1, counts.failed);
  return succeeded && counts.failed + counts.skipped === 0;
}

const needsOf = (name: SuiteName): NonNullable<Suite['needs']> => (suites[name] as Suite).needs ?? [];
// All at once, so that the machine does not change later. What is missing fails only the suites that need it.
const missing = provide(named.flatMap(needsOf));
const seconds: string[] = [];

for (const name of named) {
  console.log(`\n== ${name}`);
  if (needsOf(name).some((need) => missing.has(need))) {
    console.log(`The suite "${name}" cannot run here.`);
    total.failed += 1;
    process.exitCode = 1;
    continue;
  }
  const started = Date.now();
  const succeeded = await runSuite(suites[name]);
  seconds.push(`${name} ${Math.round((Date.now() - started) / 1000)} s`);
  if (succeeded) continue;
  process.exitCode = 1;
  // All of everything is worth knowing; a commit is fixed one fault at a time.
  if (isAll) continue;
  console.log(`\nStopped: the suite "${name}" failed.`);
  break;
}

if (seconds.length > 0) console.log(`\n${seconds.join(', ')}`);
if (total.skipped > 0) console.log(`${String(total.skipped)} skipped. A skipped test counts as a failure of the run.`);
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`);
