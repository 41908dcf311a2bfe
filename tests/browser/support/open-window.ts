import type { Page } from '@playwright/test';

/** One window more of the same sign-in, at the same address if not said: it takes the session's storage along. */
export async function openWindow(page: Page, address = page.url()): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate((to) => void window.open(to), address);
  return await opened;
}
