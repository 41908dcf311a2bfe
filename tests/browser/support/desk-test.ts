import type { Page } from '@playwright/test';
import type { Desk } from './desk.ts';
import type { FaultServer } from './fault-server.ts';
import { test } from './test.ts';

/**
 * For tests of somebody at work, who has signed in before: their windows are of one browser, whose worker and code are
 * there already.
 */
export const deskTest = test.extend({
  context: ({ page }, use) => use(page.context()),
  page: ({ desk }, use) => atDesk(desk, use),
});

/** The same on a bad network. */
export const troubledDeskTest = test.extend<{ readonly faults: FaultServer }>({
  baseURL: ({ troubledDesk }, use) => use(troubledDesk.faults.url),
  context: ({ page }, use) => use(page.context()),
  page: ({ troubledDesk: { desk } }, use) => atDesk(desk, use),
  faults: async ({ troubledDesk: { faults } }, use) => {
    await use(faults);
    // Whatever is on its way still is cut off.
    await faults.set('killed');
    await faults.set('ok');
    faults.forget();
  },
});

async function atDesk(desk: Desk, use: (page: Page) => Promise<void>): Promise<void> {
  await use(await desk.open());
  await desk.clear();
}
