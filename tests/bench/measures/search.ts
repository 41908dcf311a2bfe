import { countSpent } from '../browser/spent.ts';
import { firstSight } from '../browser/visit.ts';
import { seenIn, timed } from '../browser/watch.ts';
import { summarise } from '../statistics.ts';
import { leaveAlone, type Step, tenRows } from './step.ts';

const rowsKept = 10_000;
/** About a hundred of the ten thousand. */
const words = 'mumbai';
/** What narrows that down, a letter at a time. */
const furtherLetters = [' ', 'g', 'r', 'i', 'Backspace'];

/** All teams are read through the worker, which keeps them, a hundred rows a copy; then the server falls dead. */
export const search: Step = {
  measures: ['search', 'searchkey'],
  needsCopies: true,
  run: async (stage) => {
    const { page, host, subject, note } = stage;
    await page.evaluate(keepAll, rowsKept / 100);
    await host.die();
    try {
      await page.reload();
      await seenIn(page, firstSight);
      await leaveAlone(stage);
      const box = page.getByRole('searchbox');
      const before = (await page.locator(subject.row).first().textContent()) ?? '';
      await box.fill(words);
      const { found } = await timed(page, {
        sights: { found: tenRows(subject, before) },
        begin: 'keydown',
        act: () => box.press('Enter'),
      });
      note('search', found);
      await leaveAlone(stage);
      await box.press('End');
      const scripts: number[] = [];
      for (const letter of furtherLetters) {
        const spent = await countSpent(stage.visit, page);
        await box.press(letter);
        await leaveAlone(stage);
        scripts.push((await spent()).script);
      }
      note('searchkey', summarise(scripts).median);
    } finally {
      await host.revive();
    }
  },
};

/** Runs in the page. Six calls at a time, as browsers make them. */
async function keepAll(pages: number): Promise<void> {
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
      const answer = await fetch(`api/v1/teams?page=${page}&listPerPage=100&type=web#${scope}`, { headers });
      if (!answer.ok) throw new Error(`Page ${page} was answered ${answer.status}`);
      await answer.text();
    }
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map(work));
}
