import type { Browser } from '@playwright/test';
import { createSession } from '../browser/session.ts';
import { login, type Subject } from '../browser/subject.ts';
import type { LighthouseScore } from '../report/report.ts';
import { inRounds } from '../rounds.ts';
import { summarise } from '../statistics.ts';
import type { World } from '../world/world.ts';
import { type LighthouseRun, runLighthouse } from './run-lighthouse.ts';

interface Setup {
  readonly browser: Browser;
  readonly world: World;
  readonly subjects: readonly Subject[];
  readonly rounds: number;
  readonly tell: (doing: string) => void;
}

/** Login and first list of each subject, with Lighthouse's mobile preset. */
export async function measureLighthouse(setup: Setup): Promise<readonly LighthouseScore[]> {
  const { browser, world, subjects, rounds, tell } = setup;
  const cases = subjects.flatMap((subject) => [
    { subject, screen: 'login', address: login.address, runs: [] as LighthouseRun[] },
    { subject, screen: 'first list', address: subject.list, runs: [] as LighthouseRun[] },
  ]);
  await inRounds(rounds, cases, async ({ subject, screen, address, runs }, round) => {
    tell(`Lighthouse, round ${String(round + 1)} of ${String(rounds)}: ${subject.name}, ${screen}`);
    const { url } = world.hostOf(subject);
    const session = screen === 'login' ? null : await createSession(browser, url);
    runs.push(await runLighthouse(url + address, session));
  });
  return cases.map(({ subject, screen, runs }) => ({
    subject: subject.name,
    screen,
    score: summarise(runs.map(({ score }) => score)),
    metrics: Object.fromEntries(
      Object.keys(runs[0]?.metrics ?? {}).map((name) => [
        name,
        summarise(runs.map(({ metrics }) => metrics[name] ?? Number.NaN)),
      ]),
    ),
  }));
}
