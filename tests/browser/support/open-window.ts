import type { Page } from '@playwright/test';

/** Opens another window of the same session, by default at the same address. It copies the session storage. */
export async function openWindow(page: Page, address = page.url()): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate((to) => void window.open(to), address);
  return await opened;
}
