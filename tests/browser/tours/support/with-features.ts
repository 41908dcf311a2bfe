import { expect, type Page } from '@playwright/test';
import type { FaultServer } from '../../support/network/fault-server.ts';
import { capabilityCall } from '../../support/walks/tour-fixture.ts';

interface OnDashboard {
  readonly page: Page;
  readonly faults: FaultServer;
}

/** From now on the server has its optional features. Reloads the page, because the app asks for them once per window. */
export async function withFeatures({ page, faults }: OnDashboard): Promise<void> {
  await faults.set('ok', { path: capabilityCall });
  const read = page.waitForResponse((response) => capabilityCall.test(new URL(response.url()).pathname));
  await page.reload();
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
  await read;
}
