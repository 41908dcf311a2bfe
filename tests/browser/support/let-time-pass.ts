import type { Page } from '@playwright/test';

/**
 * Waits a fixed time, for a test that something does not happen, or that varies the time between two actions. Anything
 * else waits for what it needs.
 */
export async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  await page.waitForTimeout(milliseconds);
}
