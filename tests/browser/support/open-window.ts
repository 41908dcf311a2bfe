import type { Page } from '@playwright/test';

/** One window more of the same sign-in, at the same address: it takes the session's storage along. */
export async function openWindow(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href));
  return await opened;
}
