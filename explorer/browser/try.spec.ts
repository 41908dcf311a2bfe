import { expect } from '@playwright/test';
import { createTest } from './support/created-test.ts';
import { test } from './support/explorer-test.ts';

test('a machine is run by hand, goes back in time, and becomes a test that passes', async ({ page }) => {
  await page.goto('/#/machines/removal?panel=try');
  const panel = page.getByRole('region', { name: 'Try' });
  const current = panel.locator('.current');
  await expect(current).toHaveText('idle');
  await panel.getByRole('button', { name: 'call.ask', exact: false }).first().click();
  await expect(current).toHaveText('confirming');
  await panel.getByRole('button', { name: 'call.confirm' }).click();
  await expect(current).toHaveText('calling');
  await panel.getByRole('button', { name: /^call ends \(offline\)$/ }).click();
  await expect(current).not.toHaveText('calling');

  await panel.getByRole('button', { name: '← Back' }).click();
  await expect(current).toHaveText('calling');
  await panel.getByRole('button', { name: 'Forward →' }).click();

  await panel.getByText('Create test', { exact: true }).click();
  await createTest(panel, { machine: 'removal', title: 'created in the explorer' });
});
