import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Area, areas } from './areas.ts';
import { formatSurvivors, type Mutant, scoreOf } from './survivors.ts';

/** The minimum share of killed mutants, in percent. */
const MIN_SCORE = 90;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = areas.filter(({ name }) => values.only === undefined || values.only.split(',').includes(name));

/** Runs Stryker on an area: mutates its code and runs its tests. */
async function mutate({ name, mutate: files }: Area): Promise<readonly Mutant[]> {
  process.env['MUTATION_AREA'] = name;
  // The time zone can be set for a process only, not for the threads in which Stryker runs tests.
  process.env['TZ'] = 'Asia/Kolkata';
  const report = `reports/mutation/${name.replace('/', '-')}`;
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    mutate: [...files],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 12_000,
    ignorePatterns: ['/dist', '/reports', '/test-results', '/docs', '/tests/browser', '/bench', '/data-dir'],
    reporters: ['progress', 'json', 'html'],
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    tempDirName: 'reports/.mutation',
    // Most of a statechart's code runs when its file is imported.
    warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
    allowConsoleColors: false,
  });
  return await stryker.runMutationTest();
}

if (chosen.length === 0) {
  console.error(`There is no such area. Use one of ${areas.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const all: Mutant[] = [];
for (const area of chosen) {
  const results = await mutate(area);
  all.push(...results);
  console.log(`\n${area.name}: ${scoreOf(results).toFixed(1)} % killed\n${formatSurvivors(results)}`);
}
console.log(`\nTotal: ${scoreOf(all).toFixed(1)} % killed (minimum ${String(MIN_SCORE)} %)`);
if (scoreOf(all) < MIN_SCORE) process.exitCode = 1;
