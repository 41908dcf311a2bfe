import { expect, type Page } from '@playwright/test';

/** Pauses the page's clock in about a second. On a slow machine that second is over before the clock hears of it. */
export async function pauseClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)).toPass();
}
