import { measureMainThread } from '../browser/main-thread-time.ts';
import { initialTarget } from '../browser/visit.ts';
import { timed, waitForPaint } from '../browser/watch.ts';
import { summarise } from '../statistics.ts';
import { type Step, tenRows, waitIdle } from './step.ts';

const cachedRowCount = 10_000;
/** Matches about a hundred of the ten thousand. */
const words = 'mumbai';
/** Narrows the search, one letter at a time. */
const furtherLetters = [' ', 'g', 'r', 'i', 'Backspace'];

/** Reads all teams through the worker, which caches them in pages of a hundred; then the server goes down. */
export const search: Step = {
  measures: ['search', 'searchkey'],
  needsCache: true,
  run: async (context) => {
    const { page, host, subject, note } = context;
    await page.evaluate(cacheAll, cachedRowCount / 100);
    await host.takeOffline();
    try {
      await page.reload();
      await waitForPaint(page, initialTarget);
      await waitIdle(context);
      const box = page.getByRole('searchbox');
      const before = (await page.locator(subject.row).first().textContent()) ?? '';
      await box.fill(words);
      const { found } = await timed(page, {
        targets: { found: tenRows(subject, before) },
        begin: 'keydown',
        act: () => box.press('Enter'),
      });
      note('search', found);
      await waitIdle(context);
      await box.press('End');
      const scripts: number[] = [];
      for (const letter of furtherLetters) {
        const spent = await measureMainThread(context.visit, page);
        await box.press(letter);
        await waitIdle(context);
        scripts.push((await spent()).script);
      }
      note('searchkey', summarise(scripts).median);
    } finally {
      await host.bringOnline();
    }
  },
};

/** Runs in the page. Six calls at a time, as browsers allow. */
async function cacheAll(pages: number): Promise<void> {
  const database = await new Promise<IDBDatabase>((done, fail) => {
    const opening = indexedDB.open('matchdesk lists 1');
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error ?? new Error('not opened'));
  });
  const [scope = ''] = await new Promise<string[]>((done) => {
    const reading = database.transaction('scopes').objectStore('scopes').getAllKeys();
    reading.onsuccess = () => done(reading.result as string[]);
  });
  database.close();
  const headers = { authorization: `Bearer ${sessionStorage.getItem('accessToken') ?? ''}` };
  let next = 1;
  const work = async () => {
    while (next <= pages) {
      const page = next;
      next += 1;
      const response = await fetch(`api/v1/teams?page=${page}&listPerPage=100&type=web#${scope}`, { headers });
      if (!response.ok) throw new Error(`Page ${page} returned ${response.status}`);
      await response.text();
    }
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map(work));
}
