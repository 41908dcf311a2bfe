import { expect, type Page } from '@playwright/test';

/** Pauses the page's clock one second from now. Tries again if a slow machine needs longer than that to set it. */
export async function pauseClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)).toPass();
}
