import type { Browser, Page } from '@playwright/test';
import type { Seat } from '../browser/seat.ts';
import { firstSight, withVisit } from '../browser/visit.ts';
import { type Sight, seenIn } from '../browser/watch.ts';

export interface Opening {
  readonly url: string;
  readonly sight: Sight;
  readonly seat: Seat | null;
}

/** Visits under way at a time: nothing is timed here. */
const atOnce = 4;
/** A screen that has not come after so many times what it takes with all its files, and after so long, does not come. */
const patience = { times: 6, least: 4000 };

/**
 * The scripts and styles that a screen cannot do without, on a device that has nothing: of those that are asked for before
 * its sight is painted, each by which alone, held back, the sight does not come.
 */
export async function neededFor(browser: Browser, opening: Opening): Promise<ReadonlySet<string>> {
  const { asked, painted } = await openOnce(browser, opening, async (page, painted) => {
    return { asked: await askedBefore(page, painted), painted };
  });
  const waiting = [...asked];
  const needed = new Set<string>();
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (!(await standsWithout(browser, opening, { path, painted }))) needed.add(path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return needed;
}

/** Opens a screen, and does something with it once its sight stands. */
export function openOnce<Result>(
  browser: Browser,
  { url, sight, seat }: Opening,
  use: (page: Page, painted: number) => Promise<Result>,
): Promise<Result> {
  return withVisit(browser, { slowdown: 1, seat, sight }, async ({ open }) => {
    const page = await open();
    await page.goto(url);
    return await use(page, await seenIn(page, firstSight));
  });
}

/** By the page's own account of what it has asked for. */
async function askedBefore(page: Page, painted: number): Promise<ReadonlySet<string>> {
  const paths = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < until)
        .map(({ name }) => new URL(name).pathname),
    painted,
  );
  return new Set(paths.filter((path) => /\.(js|css)$/.test(path)));
}

/** Whether the sight comes although a file of it does not. */
function standsWithout(
  browser: Browser,
  { url, sight, seat }: Opening,
  { path, painted }: { readonly path: string; readonly painted: number },
): Promise<boolean> {
  return withVisit(browser, { slowdown: 1, seat, sight }, async ({ context, open }) => {
    // Never answered: what fails is asked for again, or shown as a failure.
    await context.route(
      (address) => address.pathname === path,
      () => undefined,
    );
    const page = await open();
    await page.goto(url, { waitUntil: 'commit' });
    const longest = Math.max(patience.least, painted * patience.times);
    return await seenIn(page, firstSight, longest).then(
      () => true,
      () => false,
    );
  });
}
