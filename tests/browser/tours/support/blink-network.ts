import { expect, type Page } from '@playwright/test';
import type { FaultServer } from '../../support/network/fault-server.ts';

interface Connected {
  readonly page: Page;
  readonly faults: FaultServer;
}

/**
 * The network fails and returns. The worker notices the return later than the page, so the page's connectivity check is
 * held until then.
 */
export async function blinkNetwork({ page, faults }: Connected): Promise<void> {
  const look = /^\/probe\.json/;
  await faults.set('stalled', { path: look, times: 1 });
  const notice = page.getByText('You are offline. Lists show offline copies.');
  await page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await faults.settle(look, 'ok');
  await expect(notice).toHaveCount(0);
}
