import { expect } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoSidewaysScroll } from '../support/app.ts';
import { openDashboard, openList } from '../support/network/offline.ts';
import { signedIn, test, withFaults } from '../support/test.ts';

test.use({ ...withFaults, ...signedIn });

test('the offline lists are shown, updated and deleted', async ({ page }) => {
  await openDashboard(page);
  await openList(page, 'teams');
  await page.goto('/#/sync');
  const card = page.getByRole('region', { name: 'Available offline' });
  await expect(card.getByRole('row', { name: /^Teams 1 just now / })).toBeVisible();
  await expect(card.getByText(/^The app uses /)).toBeVisible();

  await card.getByRole('button', { name: 'Update all now' }).click();
  await expect(card.getByText(/^(\d+) of \1 updated\.\s*$/)).toBeVisible();
  for (const name of ['Games', 'Matches', 'Tournaments', 'Pages', 'Dropdowns']) {
    await expect(card.getByRole('row', { name: new RegExp(`^${name} \\d`) })).toBeVisible();
  }
  await expect(card.getByRole('row', { name: /^User/ })).toHaveCount(0);

  await card.getByRole('switch', { name: /^Store the list of users/ }).click();
  await expect(card.getByRole('switch', { checked: true })).toBeVisible();
  await card.getByRole('button', { name: 'Update all now' }).click();
  await expect(card.getByRole('row', { name: /^User 1/ })).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }

  await card.getByRole('button', { name: 'Delete offline copies' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card.getByText('Nothing is available offline yet')).toBeVisible();
});

test('an update without a response shows an error and does not change the cached pages', async ({ faults, page }) => {
  await openDashboard(page);
  await openList(page, 'teams');
  await page.goto('/#/sync');
  await faults.set('killed');
  const card = page.getByRole('region', { name: 'Available offline' });
  await card.getByRole('button', { name: 'Update all now' }).click();
  await expect(card.getByText(/^0 of \d+ updated\. The server did not reply for the rest/)).toBeVisible();
  await expect(card.getByRole('row', { name: /^Teams 1 / })).toBeVisible();
});
