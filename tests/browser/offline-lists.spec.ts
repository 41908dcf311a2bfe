import { expect } from '@playwright/test';
import { openAtHome, openList } from './support/offline.ts';
import { test } from './support/test.ts';

test('a list that was opened shows its copy, with its age, when the server is gone', async ({ ownServer, profile }) => {
  const page = await openAtHome(profile, ownServer.url);
  await openList(page, 'teams');
  await expect(page.getByText('Updated now')).toBeVisible();
  await ownServer.stop();

  await page.reload();
  await expect(page.getByText(/^Kept copy: now/)).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(10);
  await page.screenshot({ path: '/tmp/off1.png' });
});
