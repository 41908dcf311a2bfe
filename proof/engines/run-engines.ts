import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findChromium, plainArgs } from '../../scripts/chromium/chromium-path.ts';
import { findPrograms } from '../../scripts/prerequisites/find-programs.ts';
import { temporaryFolder } from '../support/at-exit.ts';
import { withCleanup } from '../support/cleanup.ts';
import type { Result } from '../support/result.ts';
import { type Desk, openDesk } from './desk.ts';
import { startDisplay } from './display.ts';
import type { Engine, EngineBrowser } from './engine.ts';
import { puppeteerEngine } from './puppeteer-engine.ts';
import type { Scenario } from './scenarios.ts';
import { webkitEngine } from './webkit-engine.ts';

const engines = (webkit: Engine): readonly Engine[] => [
  puppeteerEngine({
    ...{ name: 'Firefox', browser: 'firefox', offersInstallation: false },
    executablePath: findPrograms(['firefox-esr']) ?? '',
  }),
  webkit,
  puppeteerEngine({
    ...{ name: 'Chromium', browser: 'chrome', offersInstallation: true },
    ...{ executablePath: findChromium() ?? '', args: plainArgs },
  }),
];

interface Outcome {
  readonly engine: string;
  readonly version: string;
  readonly scenario: string;
  readonly seconds: number;
  /** What it reported, or why it failed. */
  readonly note: string | undefined;
  readonly failed: boolean;
}

/** Runs each scenario in each engine, against the built app. */
export async function runEngines(
  scenarios: readonly Scenario[],
): Promise<{ readonly results: readonly Result[]; readonly matrix: string }> {
  const outcomes = await withCleanup(async (defer) => {
    const folder = await temporaryFolder('engines');
    defer(() => rm(folder, { recursive: true, force: true }));
    const desk = await openDesk();
    defer(desk.dispose);
    const display = await startDisplay(folder);
    defer(display.stop);
    const webkit = webkitEngine({ display: display.name, logFile: join(folder, 'driver.log') });
    return await runAll(engines(webkit), scenarios, desk);
  });
  const results = outcomes.map(({ engine, scenario, note, seconds, failed }) => ({
    requirement: `${engine}: ${scenario}`,
    // Of an error only its first line, without what the page shows.
    measured: note?.split('\n')[0] ?? `${seconds.toFixed(0)} s`,
    isMet: !failed,
  }));
  return { results, matrix: matrixOf(outcomes) };
}

/** `PROOF_ENGINE` and `PROOF_SCENARIO` choose one of them, to look at it. */
async function runAll(
  engines: readonly Engine[],
  scenarios: readonly Scenario[],
  desk: Desk,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const engine of engines.filter(({ name }) => (process.env['PROOF_ENGINE'] ?? name) === name)) {
    for (const scenario of scenarios.filter(({ name }) => name.includes(process.env['PROOF_SCENARIO'] ?? ''))) {
      const outcome = await runScenario(engine, scenario, desk);
      const verdict = outcome.failed ? 'FAILED' : 'ok    ';
      console.log(`${verdict} ${engine.name} ${outcome.seconds.toFixed(0)} s ${scenario.name} ${outcome.note ?? ''}`);
      outcomes.push(outcome);
    }
  }
  return outcomes;
}

/** After this time a scenario has failed, in milliseconds. */
const scenarioTimeoutMs = 300_000;

async function timeout(): Promise<never> {
  await wait(scenarioTimeoutMs, undefined, { ref: false });
  throw new Error('It did not end in time');
}

async function runScenario(engine: Engine, { name, run }: Scenario, desk: Desk): Promise<Outcome> {
  const folder = await temporaryFolder('engine');
  const opened: EngineBrowser[] = [];
  let launches = 0;
  const launch = async (profile?: string) => {
    launches += 1;
    const browser = await engine.launch(profile ?? join(folder, `profile-${String(launches)}`));
    opened.push(browser);
    return browser;
  };
  const start = performance.now();
  const done = (failed: boolean, note: string | undefined): Outcome => ({
    ...{ engine: engine.name, scenario: name, failed, note },
    version: opened[0]?.version ?? '',
    seconds: (performance.now() - start) / 1000,
  });
  try {
    const note = await Promise.race([run({ engine, desk, profile: join(folder, 'profile'), launch }), timeout()]);
    return done(false, note);
  } catch (error) {
    return done(true, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  } finally {
    await Promise.all(opened.map((browser) => browser.kill().catch(() => undefined)));
    // The processes of a killed browser end a moment later and may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}

function matrixOf(outcomes: readonly Outcome[]): string {
  const versions = [...new Map(outcomes.map(({ engine, version }) => [engine, version]))];
  const names = [...new Set(outcomes.map(({ scenario }) => scenario))];
  const cell = (engine: string, scenario: string) => {
    const found = outcomes.find((one) => one.engine === engine && one.scenario === scenario);
    if (found === undefined) return '';
    return found.failed ? '**no**' : (found.note ?? 'yes');
  };
  const rows = names.map((name) => `| ${name} | ${versions.map(([engine]) => cell(engine, name)).join(' | ')} |`);
  const head = versions.map(([engine, version]) => version || engine);
  return [`| A user … | ${head.join(' | ')} |`, `|---|${head.map(() => '---').join('|')}|`, ...rows].join('\n');
}
