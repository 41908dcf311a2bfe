import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath, plainArgs } from '../scripts/chromium/chromium-path.ts';
import { installPackages } from '../scripts/run/install-packages.ts';
import { subjectsOf } from './browser/subjects.ts';
import { measureBytes } from './bytes/measure-bytes.ts';
import { quickDay, runDay, wholeDay } from './day/run-day.ts';
import { measureLighthouse } from './lighthouse/measure-lighthouse.ts';
import { describeMachine, type Machine } from './machine.ts';
import { runVisit } from './measures/run-visit.ts';
import type { Options } from './options.ts';
import { figuresOf } from './report/figures.ts';
import type { Report } from './report/report.ts';
import { inRounds } from './rounds.ts';
import type { Sample, Slowdown } from './sample.ts';
import { measureServer } from './server/measure-server.ts';
import { measureThroughput } from './server/measure-throughput.ts';
import { appFolders, buildApps } from './world/build-apps.ts';
import { makeWorld, type World } from './world/world.ts';

interface Run {
  readonly options: Options;
  readonly tell: (doing: string) => void;
  /** Called with each part once it is measured, so that a later failure loses nothing. */
  readonly onPart: (part: Report) => Promise<void>;
}

const slowdowns: readonly Slowdown[] = [1, 4];

/** The least number of requests for each list of the server: with fewer, the 95th percentile is one of the slowest. */
const leastRequests = 60;

/** Measures the requested parts and ends everything that it has started. */
export async function runParts(run: Run): Promise<void> {
  const { options, tell } = run;
  const { parts, built, against } = options;
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...plainArgs] });
  try {
    const machine = describeMachine(browser.version());
    await serverParts(run, machine);
    if (!(['bytes', 'browser', 'lighthouse', 'day'] as const).some((part) => parts.has(part))) return;
    if (!built) {
      tell('Building the apps');
      await buildApps(against);
    }
    tell('Filling two databases');
    const world = await makeWorld({ apps: appFolders(against), latency: options.latency });
    try {
      await browserParts(run, { browser, world, machine });
    } finally {
      await world.end();
    }
  } finally {
    await browser.close();
  }
}

async function serverParts({ options, tell, onPart }: Run, machine: Machine): Promise<void> {
  const { parts, quick, rounds } = options;
  if (parts.has('server')) {
    const requests = quick ? rounds * 5 : Math.max(rounds * 5, leastRequests);
    const figures = await measureServer({
      rounds: requests,
      embedded: quick ? [1000, 10_000] : [10_000, 100_000],
      postgres: quick ? [1000, 10_000] : [10_000, 100_000, 1_000_000],
      tell,
    });
    await onPart({ server: { machine, rounds: requests, figures } });
  }
  if (parts.has('throughput')) {
    const appDir = appFolders(undefined).get('product') ?? '';
    const size = quick ? { rows: 10_000, seconds: 2 } : { rows: 100_000, seconds: 15 };
    const figures = await measureThroughput({ ...size, appDir, tell });
    await onPart({ throughput: { machine, rounds: 1, figures } });
  }
}

interface Setup {
  readonly browser: Browser;
  readonly world: World;
  readonly machine: Machine;
}

async function browserParts({ options, tell, onPart }: Run, { browser, world, machine }: Setup): Promise<void> {
  const { parts, rounds, latency, measures, against } = options;
  const { tournament, longTournament } = world;
  const subjects = subjectsOf(against);
  if (parts.has('bytes')) {
    tell('Bytes');
    const each = subjects.map((subject) => {
      const { url, appDir } = world.hostOf(subject);
      return measureBytes(browser, { subject, url, appDir, tournament });
    });
    await onPart({ bytes: { machine, rounds: 1, figures: (await Promise.all(each)).flat() } });
  }
  if (parts.has('browser')) {
    const samples: Sample[] = [];
    const cases = slowdowns.flatMap((slowdown) => subjects.map((subject) => ({ slowdown, subject })));
    await inRounds(rounds, cases, async ({ slowdown, subject }, round) => {
      tell(`Round ${String(round + 1)} of ${String(rounds)}: ${subject.name} at ${String(slowdown)}×`);
      samples.push(
        ...(await runVisit(browser, {
          subject,
          slowdown,
          host: world.hostOf(subject),
          longTournament,
          requested: measures,
        })),
      );
    });
    await onPart({ browser: { machine, rounds, latency, figures: figuresOf(samples) } });
  }
  if (parts.has('lighthouse')) {
    await installPackages(resolve(import.meta.dirname, 'lighthouse'));
    const figures = await measureLighthouse({ browser, world, subjects, rounds, tell });
    await onPart({ lighthouse: { machine, rounds, figures } });
  }
  const [product] = subjects;
  if (parts.has('day') && product) {
    const day = options.quick ? quickDay : wholeDay;
    const figures = await runDay(browser, { subject: product, host: world.hostOf(product), day, tell });
    await onPart({ day: { machine, rounds: 1, figures } });
  }
}
