import { countSpent } from '../browser/spent.ts';
import { firstSight } from '../browser/visit.ts';
import { seenIn } from '../browser/watch.ts';
import { leaveAlone, type Step } from './step.ts';

/** The page is left alone before it goes on, so that worker, copies and what comes late are there as for a person. */
export const cold: Step = {
  measures: ['cold', 'coldwork'],
  run: async (stage) => {
    const { visit, page, host, subject, note } = stage;
    const spent = await countSpent(visit, page);
    await page.goto(host.url + subject.list, { waitUntil: 'commit' });
    note('cold', await seenIn(page, firstSight));
    note('coldwork', (await spent()).work);
    if (subject.keepsLists) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await leaveAlone(stage);
  },
};

export const warm: Step = {
  measures: ['warm', 'warmwork'],
  run: async (stage) => {
    const { visit, page, note } = stage;
    const spent = await countSpent(visit, page);
    await page.reload({ waitUntil: 'commit' });
    note('warm', await seenIn(page, firstSight));
    note('warmwork', (await spent()).work);
    await leaveAlone(stage);
  },
};

/** What the device does without the server, and a launch with it to compare: the installed app begins in a new window. */
export const withoutServer: Step = {
  measures: ['launch', 'dead', 'deadlaunch'],
  needsCopies: true,
  run: async (stage) => {
    const { page, host, note } = stage;
    note('launch', await launch(stage));
    await host.die();
    try {
      await page.reload();
      note('dead', await seenIn(page, firstSight));
      note('deadlaunch', await launch(stage));
    } finally {
      await host.revive();
    }
    await page.reload();
    await leaveAlone(stage);
  },
};

async function launch({ visit, host, subject }: Parameters<Step['run']>[0]): Promise<number> {
  const page = await visit.open();
  await page.goto(host.url + subject.list);
  const seen = await seenIn(page, firstSight);
  await leaveAlone({ page });
  await page.close();
  return seen;
}
