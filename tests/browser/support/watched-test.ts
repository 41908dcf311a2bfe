import { test as base, expect } from '@playwright/test';
import { takeUnexpected, watchConsole } from './access/console.ts';

/** For every browser test: nothing is written to the console of any page, except what the test expects. */
export const watchedTest = base.extend<{ readonly console: undefined }, object>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        watchConsole(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // It ends after all other fixtures, which still have pages.
  console: [
    async ({}, use) => {
      await use(undefined);
      expect(takeUnexpected(), 'Nothing is written to the console').toEqual([]);
    },
    { auto: true },
  ],
});
