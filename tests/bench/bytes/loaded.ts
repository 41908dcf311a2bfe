import type { Browser, Page } from '@playwright/test';
import type { Seat } from '../browser/seat.ts';
import { firstSight, type Visit, withVisit } from '../browser/visit.ts';
import { type Sight, seenIn } from '../browser/watch.ts';

interface Opening {
  readonly url: string;
  readonly sight: Sight;
  readonly seat: Seat | null;
}

/** So often a screen is opened: what is asked for before its sight each time is what it needs. */
const times = 3;

/**
 * The scripts and styles that a screen loads on a device that has nothing: those asked for before its sight was painted,
 * each of three times. What an app fetches by itself afterwards comes after the screen, and is not of it.
 */
export async function loadedBefore(browser: Browser, opening: Opening): Promise<ReadonlySet<string>> {
  const seen: ReadonlySet<string>[] = [];
  for (let time = 0; time < times; time += 1) seen.push(await openOnce(browser, opening, namesBefore));
  const [first = new Set<string>(), ...others] = seen;
  return new Set([...first].filter((path) => others.every((other) => other.has(path))));
}

/** Opens a screen and does something with it once its sight stands. */
export function openOnce<Result>(
  browser: Browser,
  { url, sight, seat }: Opening,
  use: (page: Page, painted: number, visit: Visit) => Promise<Result>,
): Promise<Result> {
  return withVisit(browser, { slowdown: 1, seat, sight }, async (visit) => {
    const page = await visit.open();
    await page.goto(url);
    return await use(page, await seenIn(page, firstSight), visit);
  });
}

/** By the page's own account of what it has asked for. */
async function namesBefore(page: Page, painted: number): Promise<ReadonlySet<string>> {
  const asked = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < until)
        .map(({ name }) => new URL(name).pathname),
    painted,
  );
  return new Set(asked.filter((path) => /\.(js|css)$/.test(path)));
}
