import type { Page } from '@playwright/test';

/** Slows the processor of a page down by a factor; 1 is its own speed. */
export async function slowProcessor(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}
