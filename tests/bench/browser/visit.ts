import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { place } from '../../browser/support/place.ts';
import type { Slowdown } from '../sample.ts';
import { type Seat, sitDown } from './seat.ts';
import { beginWatch, type Sight, type Watch } from './watch.ts';

/** One device that opens an app: a browser context of its own. */
export interface Visit {
  readonly context: BrowserContext;
  /** A window with the slow-down, which watches for the first sight from every start of a page. */
  readonly open: () => Promise<Page>;
  /** The inspector of a window. */
  readonly inspect: (page: Page) => Promise<CDPSession>;
}

interface VisitOptions {
  readonly slowdown: Slowdown;
  /** Whose session the first window has; nobody's for null. */
  readonly seat: Seat | null;
  /** What its windows watch for. */
  readonly sight: Sight;
}

/** The name of what a page watches for from its start. */
export const firstSight = 'first sight';

/** tsx compiles named functions with a helper, which those that run in a page do not have there. */
const nameHelper = 'globalThis.__name ??= (given) => given;';

/** Opens a device for as long as `use` takes. */
export async function withVisit<Result>(
  browser: Browser,
  { slowdown, seat, sight }: VisitOptions,
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...place, viewport: { width: 1366, height: 768 } });
  const watch: Watch = { name: firstSight, sight, begin: 'navigation' };
  const inspect = (page: Page) => context.newCDPSession(page);
  const open = async () => {
    const page = await context.newPage();
    await page.addInitScript(beginWatch, watch);
    const inspector = await inspect(page);
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return page;
  };
  try {
    await context.addInitScript(nameHelper);
    if (seat !== null) await sitDown(context, seat);
    return await use({ context, open, inspect });
  } finally {
    await context.close();
  }
}
