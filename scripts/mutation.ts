import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Area, areas } from './mutation/areas.ts';
import { type Mutant, scoreOf, formatSurvivors } from './mutation/survivors.ts';

/** How much of what is changed has to be noticed, of a hundred. */
const LEAST = 90;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = areas.filter(({ name }) => values.only === undefined || values.only.split(',').includes(name));

/** Changes an area's code in every way that Stryker knows, and sees whether its tests notice. */
async function mutate({ name, mutate: files }: Area): Promise<readonly Mutant[]> {
  process.env['MUTATION_AREA'] = name;
  // A time zone can be set for a process only, not for the threads that Stryker runs tests in.
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
    ignorePatterns: ['/dist', '/reports', '/test-results', '/docs', '/tests/browser', '/tests/bench', '/data-dir'],
    reporters: ['progress', 'json', 'html'],
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    tempDirName: 'reports/.mutation',
    // Almost all of a statechart is made when its file is read.
    warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
    allowConsoleColors: false,
  });
  return await stryker.runMutationTest();
}

if (chosen.length === 0) {
  console.error(`No such area. There are ${areas.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const all: Mutant[] = [];
for (const area of chosen) {
  const results = await mutate(area);
  all.push(...results);
  console.log(`\n${area.name}: ${scoreOf(results).toFixed(1)} of 100 noticed\n${formatSurvivors(results)}`);
}
console.log(`\nIn all: ${scoreOf(all).toFixed(1)} of 100 noticed (at least ${String(LEAST)})`);
if (scoreOf(all) < LEAST) process.exitCode = 1;
