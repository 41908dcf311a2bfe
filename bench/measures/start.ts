import { measureMainThread } from '../browser/main-thread-time.ts';
import { initialTarget } from '../browser/visit.ts';
import { waitForPaint } from '../browser/watch.ts';
import { type Step, waitIdle } from './step.ts';

/** The idle period lets the worker, the cache and deferred code load, as for a real user. */
export const cold: Step = {
  measures: ['cold', 'coldwork'],
  run: async (context) => {
    const { visit, page, host, subject, note } = context;
    const spent = await measureMainThread(visit, page);
    await page.goto(host.url + subject.list, { waitUntil: 'commit' });
    note('cold', await waitForPaint(page, initialTarget));
    note('coldwork', (await spent()).work);
    if (subject.hasOfflineLists) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await waitIdle(context);
  },
};

export const warm: Step = {
  measures: ['warm', 'warmwork'],
  run: async (context) => {
    const { visit, page, note } = context;
    const spent = await measureMainThread(visit, page);
    await page.reload({ waitUntil: 'commit' });
    note('warm', await waitForPaint(page, initialTarget));
    note('warmwork', (await spent()).work);
    await waitIdle(context);
  },
};

/**
 * Reloads and launches without the server, and a launch with it for comparison. The installed app opens a new window.
 */
export const withoutServer: Step = {
  measures: ['launch', 'dead', 'deadlaunch'],
  needsCache: true,
  run: async (context) => {
    const { page, host, note } = context;
    note('launch', await launch(context));
    await host.takeOffline();
    try {
      await page.reload();
      note('dead', await waitForPaint(page, initialTarget));
      note('deadlaunch', await launch(context));
    } finally {
      await host.bringOnline();
    }
    await page.reload();
    await waitIdle(context);
  },
};

async function launch({ visit, host, subject }: Parameters<Step['run']>[0]): Promise<number> {
  const page = await visit.open();
  await page.goto(host.url + subject.list);
  const seen = await waitForPaint(page, initialTarget);
  await waitIdle({ page });
  await page.close();
  return seen;
}
