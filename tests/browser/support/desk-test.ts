import { test } from './test.ts';

/**
 * For tests of somebody at work, who has signed in before: their windows are of one browser, whose worker and code are
 * there already.
 */
export const deskTest = test.extend({
  context: async ({ page }, use) => use(page.context()),
  page: async ({ desk }, use) => {
    await use(await desk.open());
    await desk.clear();
  },
});
