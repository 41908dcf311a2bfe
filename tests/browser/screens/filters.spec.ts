import { expect, type Page } from '@playwright/test';
import { goTo } from '../support/app.ts';
import { openDashboard } from '../support/network/offline.ts';
import { signedIn, test, withFaults } from '../support/test.ts';

test.use({ ...withFaults, ...signedIn });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const chips = (page: Page) => page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
const rows = (page: Page) => page.locator('tbody tr:has(td[data-primary])');

test('without a server, filters apply to the cached rows, whose age is shown', async ({ page, faults }) => {
  const status = page.locator('td[data-label=Status]');
  const age = page.getByText(/^Offline copy, /);
  await openDashboard(page);
  await goTo(page, '/matches?game_id=1');
  await expect(chips(page)).toHaveText([/^Game: [A-Z].+/]);
  await expect(rows(page).first()).toBeVisible();
  const [filtered, [game = '']] = [await rows(page).allInnerTexts(), await chips(page).allInnerTexts()];
  await goTo(page, '/matches');
  await expect(chips(page)).toHaveCount(0);
  await expect(status.filter({ hasNotText: 'Finished' }).first()).toBeVisible();
  await expect(status.filter({ hasText: 'Finished' }).first()).toBeVisible();
  await faults.set('killed');

  // These rows are found among those of the other pages.
  await button(page, 'Filter').click();
  await page.getByRole('menuitem', { name: 'Status: Finished' }).click();
  await expect(chips(page)).toHaveText(['Status: Finished']);
  await expect(age).toBeVisible();
  await expect(page.getByText(/^Searching \d+ of \d+ offline$/)).toBeVisible();
  await expect(status.filter({ hasText: 'Finished' }).first()).toBeVisible();
  await expect(status.filter({ hasNotText: 'Finished' })).toHaveCount(0);

  // This page was read before.
  await goTo(page, '/matches?game_id=1');
  await expect(chips(page)).toHaveText([game]);
  await expect(age).toBeVisible();
  expect(await rows(page).allInnerTexts()).toEqual(filtered);

  // The cached rows do not contain what this filter compares.
  await goTo(page, '/tournament');
  await expect(page.getByText('This page is not available offline')).toBeVisible();
});
