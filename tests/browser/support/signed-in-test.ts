import type { Page } from '@playwright/test';
import type { FaultServer } from './network/fault-server.ts';
import type { SignedInBrowser } from './signed-in-browser.ts';
import { test } from './test.ts';

/** For tests of a signed-in user. All windows belong to one browser that already has the worker and the code. */
export const signedInTest = test.extend({
  context: ({ page }, use) => use(page.context()),
  page: ({ signedInBrowser }, use) => inSignedInBrowser(signedInBrowser, use),
});

/** The same on a bad network. */
export const signedInFaultTest = test.extend<{ readonly faults: FaultServer }>({
  baseURL: ({ faultBrowser }, use) => use(faultBrowser.faults.url),
  context: ({ page }, use) => use(page.context()),
  page: ({ faultBrowser: { signedInBrowser } }, use) => inSignedInBrowser(signedInBrowser, use),
  faults: async ({ faultBrowser: { faults } }, use, info) => {
    await use(faults);
    if (info.status !== info.expectedStatus) {
      const calls = faults.log().map(({ method, path, fault }) => `${method} ${path} ${fault}`);
      await info.attach('requests', { body: calls.join('\n'), contentType: 'text/plain' });
    }
    // Cuts off pending requests.
    await faults.set('killed');
    await faults.set('ok');
    faults.forget();
  },
});

async function inSignedInBrowser(signedInBrowser: SignedInBrowser, use: (page: Page) => Promise<void>): Promise<void> {
  await use(await signedInBrowser.open());
  await signedInBrowser.clear();
}
