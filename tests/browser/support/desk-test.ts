import type { Page } from '@playwright/test';
import type { Desk } from './desk.ts';
import type { FaultServer } from './fault-server.ts';
import { test } from './test.ts';

/** For tests of a signed-in user. All windows belong to one browser that already has the worker and the code. */
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
    // Cuts off pending requests.
    await faults.set('killed');
    await faults.set('ok');
    faults.forget();
  },
});

async function atDesk(desk: Desk, use: (page: Page) => Promise<void>): Promise<void> {
  await use(await desk.open());
  await desk.clear();
}
