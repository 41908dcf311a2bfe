import type { Browser } from '@playwright/test';
import { takeSeat } from '../browser/seat.ts';
import { login, type Subject } from '../browser/subject.ts';
import type { LighthouseScore } from '../report/report.ts';
import { inRounds } from '../rounds.ts';
import { summarise } from '../statistics.ts';
import type { World } from '../world/world.ts';
import { type Judgement, judge } from './judge.ts';

interface Order {
  readonly browser: Browser;
  readonly world: World;
  readonly subjects: readonly Subject[];
  readonly rounds: number;
  readonly tell: (doing: string) => void;
}

/** Login and first list of each subject by Lighthouse's mobile preset. */
export async function measureLighthouse(order: Order): Promise<readonly LighthouseScore[]> {
  const { browser, world, subjects, rounds, tell } = order;
  const cases = subjects.flatMap((subject) => [
    { subject, screen: 'login', address: login.address, judgements: [] as Judgement[] },
    { subject, screen: 'first list', address: subject.list, judgements: [] as Judgement[] },
  ]);
  await inRounds(rounds, cases, async ({ subject, screen, address, judgements }, round) => {
    tell(`Lighthouse, round ${String(round + 1)} of ${String(rounds)}: ${subject.name}, ${screen}`);
    const { url } = world.hosts[subject.name];
    const seat = screen === 'login' ? null : await takeSeat(browser, url);
    judgements.push(await judge(url + address, seat));
  });
  return cases.map(({ subject, screen, judgements }) => ({
    subject: subject.name,
    screen,
    score: summarise(judgements.map(({ score }) => score)),
    metrics: Object.fromEntries(
      Object.keys(judgements[0]?.metrics ?? {}).map((name) => [
        name,
        summarise(judgements.map(({ metrics }) => metrics[name] ?? Number.NaN)),
      ]),
    ),
  }));
}
