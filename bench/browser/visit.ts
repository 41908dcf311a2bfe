import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { place } from '../../tests/browser/support/locale.ts';
import type { Slowdown } from '../sample.ts';
import { restoreSession, type StoredSession } from './session.ts';
import { type PaintTarget, startWatch, type Watch } from './watch.ts';

/** One device that opens an app: its own browser context. */
export interface Visit {
  readonly context: BrowserContext;
  /** Opens a window with the slow-down, which watches for the target from every page start. */
  readonly open: () => Promise<Page>;
  /** The inspector of a window. */
  readonly inspect: (page: Page) => Promise<CDPSession>;
}

interface VisitOptions {
  readonly slowdown: Slowdown;
  /** The session of the first window; null for none. */
  readonly session: StoredSession | null;
  /** The target that its windows watch for. */
  readonly target: PaintTarget;
}

/** The name of the watch that starts with the page. */
export const initialTarget = 'initial target';

/** tsx compiles named functions with a helper that does not exist in the page. */
const nameHelper = 'globalThis.__name ??= (given) => given;';

/** Opens a device for the duration of `use`. */
export async function withVisit<Result>(
  browser: Browser,
  { slowdown, session, target }: VisitOptions,
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...place, viewport: { width: 1366, height: 768 } });
  const watch: Watch = { name: initialTarget, target, begin: 'navigation' };
  const inspect = (page: Page) => context.newCDPSession(page);
  const open = async () => {
    const page = await context.newPage();
    await page.addInitScript(startWatch, watch);
    const inspector = await inspect(page);
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return page;
  };
  try {
    await context.addInitScript(nameHelper);
    if (session !== null) await restoreSession(context, session);
    return await use({ context, open, inspect });
  } finally {
    await context.close();
  }
}
