import type { Browser, Page } from '@playwright/test';
import type { StoredSession } from '../browser/session.ts';
import { initialTarget, withVisit } from '../browser/visit.ts';
import { type PaintTarget, waitForPaint } from '../browser/watch.ts';

export interface Opening {
  readonly url: string;
  readonly target: PaintTarget;
  readonly session: StoredSession | null;
}

/** Visits at the same time: nothing is timed here. */
const maxVisits = 4;
/** A screen counts as absent after this multiple of its normal time, and at least this long. */
const absence = { times: 6, leastMs: 4000 };

/**
 * The scripts and styles that a screen requires on a device with an empty cache: of the files requested before the
 * target is painted, those without which it is never painted.
 */
export async function requiredFiles(browser: Browser, opening: Opening): Promise<ReadonlySet<string>> {
  const { requested, painted } = await openOnce(browser, opening, async (page, painted) => {
    return { requested: await requestedBefore(page, painted), painted };
  });
  const waiting = [...requested];
  const needed = new Set<string>();
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (!(await paintsWithout(browser, opening, { path, painted }))) needed.add(path);
    }
  };
  await Promise.all(Array.from({ length: maxVisits }, work));
  return needed;
}

/** Opens a screen and calls `use` once its target is painted. */
export function openOnce<Result>(
  browser: Browser,
  { url, target, session }: Opening,
  use: (page: Page, painted: number) => Promise<Result>,
): Promise<Result> {
  return withVisit(browser, { slowdown: 1, session, target }, async ({ open }) => {
    const page = await open();
    await page.goto(url);
    return await use(page, await waitForPaint(page, initialTarget));
  });
}

/** According to the page's resource timing. */
async function requestedBefore(page: Page, painted: number): Promise<ReadonlySet<string>> {
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

/** Whether the target is painted although one file never loads. */
function paintsWithout(
  browser: Browser,
  { url, target, session }: Opening,
  { path, painted }: { readonly path: string; readonly painted: number },
): Promise<boolean> {
  return withVisit(browser, { slowdown: 1, session, target }, async ({ context, open }) => {
    // Never fulfilled: a failed request would be repeated or shown as an error.
    await context.route(
      (address) => address.pathname === path,
      () => undefined,
    );
    const page = await open();
    await page.goto(url, { waitUntil: 'commit' });
    const timeoutMs = Math.max(absence.leastMs, painted * absence.times);
    return await waitForPaint(page, initialTarget, timeoutMs).then(
      () => true,
      () => false,
    );
  });
}
