import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { pressByKey, tabTo } from '../support/access/keyboard.ts';
import { expectTouchTargets } from '../support/access/touch-targets.ts';
import { expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { openDashboard } from '../support/network/offline.ts';
import { onPhone, signedIn, test, withFaults, withoutWorker } from '../support/test.ts';

test.use(withoutWorker);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const chips = (page: Page) => page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
const rows = (page: Page) => page.locator('tbody tr:has(td[data-primary])');

test('by keyboard alone: filter by a game and the status, go back in history, and clear the filters', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  await page.goto('/#/teams?page=2');
  await pressByKey(page, button(page, 'Filter'));
  const game = page.getByRole('menuitem', { name: 'Game…' });
  await expect(game).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filter by Game' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Valo');
  await expect(dialog.getByRole('option')).toHaveText(['VALORANT']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(page, dialog.getByRole('button', { name: 'Apply' }));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/teams\?game_id=\d+$/);
  await expect(chips(page)).toHaveText(['Game: VALORANT']);
  await expect(button(page, 'Filter')).toBeFocused();
  await expect(page.locator('td[data-label=Game]').filter({ hasNotText: 'VALORANT' })).toHaveCount(0);

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Status: Inactive' }).press('Enter');
  await expect(chips(page)).toHaveText(['Game: VALORANT', 'Status: Inactive']);
  await expect(page.getByText('No records match the filters')).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/status/);
  await page.goBack();
  await expect(chips(page)).toHaveText(['Game: VALORANT']);
  await expect(rows(page).first()).toBeVisible();
  await page.goForward();
  await expect(chips(page)).toHaveCount(2);
  await pressByKey(page, button(page, 'Remove the filter Status'));
  await expect(button(page, 'Filter')).toBeFocused();
  await expect(rows(page).first()).toBeVisible();
  await pressByKey(page, button(page, 'Remove the filter Game'));
  await expect(page).toHaveURL(/#\/teams$/);
  await expect(chips(page)).toHaveCount(0);
});

test.describe('in a browser with the worker', () => {
  test.use({ ...withFaults, ...signedIn, serviceWorkers: 'allow' });

  test('without a server, filters apply to the cached rows, whose age is shown', async ({ page, faults }) => {
    const open = (address: string) =>
      page.evaluate((hash) => {
        window.location.hash = hash;
      }, address);
    const status = page.locator('td[data-label=Status]');
    const age = page.getByText(/^Offline copy, /);
    await openDashboard(page);
    await open('/matches?game_id=1');
    await expect(chips(page)).toHaveText([/^Game: [A-Z].+/]);
    await expect(rows(page).first()).toBeVisible();
    const [filtered, [game = '']] = [await rows(page).allInnerTexts(), await chips(page).allInnerTexts()];
    await open('/matches');
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
    await open('/matches?game_id=1');
    await expect(chips(page)).toHaveText([game]);
    await expect(age).toBeVisible();
    expect(await rows(page).allInnerTexts()).toEqual(filtered);

    // The cached rows do not contain what this filter compares.
    await open('/tournament');
    await expect(page.getByText('This page is not available offline')).toBeVisible();
  });
});

test.describe('on a phone, by touch', () => {
  test.use(onPhone);

  test('filters have targets of 44 px and fit', async ({ page }) => {
    await signIn(page);
    await page.goto('/#/matches');
    await button(page, 'Filter').tap();
    await page.getByRole('menuitem', { name: 'Status: Finished' }).tap();
    await expect(chips(page)).toHaveText(['Status: Finished']);
    await button(page, 'Status: Finished').tap();
    await page.getByRole('menuitem', { name: 'Postponed' }).tap();
    await expect(chips(page)).toHaveText(['Status: Postponed']);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expectTouchTargets(chips(page).locator('button'));
    await page.getByRole('button', { name: 'Remove the filter Status' }).tap();
    await expect(chips(page)).toHaveCount(0);
  });
});
