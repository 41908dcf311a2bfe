import { expect, type Page } from '@playwright/test';
import { pressByKey, tabTo, typeByKey } from '../support/access/keyboard.ts';
import { breadcrumb, dropdown, entry } from '../support/flows/entity-form.ts';
import { openDashboard } from '../support/network/offline.ts';
import { draftStored, offer } from '../support/storage/drafts.ts';
import { signedIn, test } from '../support/test.ts';

test.use(signedIn);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

/** Moves to a dropdown, searches it and selects the first option. */
async function chooseByKey(page: Page, label: string, typed: string, option: string): Promise<void> {
  await tabTo(page, dropdown(page, label));
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dropdown(page, label)).toHaveValue(option);
}

/** Opens a row's menu and selects an item. */
async function takeAction(page: Page, row: string, action: string): Promise<void> {
  await pressByKey(page, button(page, `Actions for ${row}`));
  const item = page.getByRole('menuitem', { name: action, exact: true });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  for (let step = 0; step < 4 && !(await item.evaluate((own) => own === document.activeElement)); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDashboard(page);
});

test('by keyboard alone: create, find, switch, change and delete a team', async ({ page }) => {
  test.slow();
  await pressByKey(page, page.getByRole('navigation').getByRole('link', { name: 'Teams', exact: true }));
  await expect(page).toHaveURL(/#\/teams$/);
  await expect(page.getByRole('switch').first()).toBeVisible();
  await pressByKey(page, button(page, 'Create Team'));
  await expect(page.getByRole('heading', { name: 'Create Team' })).toBeVisible();
  // The heading shows before the form can receive a keystroke.
  await expect(entry(page, 'Name')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(entry(page, 'Name')).toBeFocused();
  await expect(entry(page, 'Name')).toHaveAccessibleDescription(/is required/);
  await page.keyboard.type('Keys');
  await typeByKey(page, entry(page, 'Full Name'), 'Keys Only Esports');
  await chooseByKey(page, 'Game', 'bgmi', 'BGMI');
  await chooseByKey(page, 'Country', 'india', 'India');
  await pressByKey(page, button(page, 'Save'));
  await expect(page.getByText('Team created successfully')).toBeVisible();

  await typeByKey(page, search(page), 'Keys Only');
  await expect(page).toHaveURL(/search=/);
  await expect(button(page, 'Actions for Keys')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(1);
  await tabTo(page, page.getByRole('switch'));
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch')).not.toBeChecked();

  await takeAction(page, 'Keys', 'Edit');
  await expect(breadcrumb(page, 'Edit Team')).toBeVisible();
  await typeByKey(page, entry(page, 'Full Name'), 'Keys Only For Ever');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Team updated successfully').first()).toBeVisible();

  await typeByKey(page, search(page), 'Keys Only For Ever');
  await expect(page.getByRole('switch')).toHaveCount(1);
  await takeAction(page, 'Keys', 'Delete');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/deleted successfully/)).toBeVisible();
  await expect(button(page, 'Actions for Keys')).toHaveCount(0);
});

test('by keyboard alone: leave the typing as a draft, find, restore and send it', async ({ page, team }) => {
  test.slow();
  await page.goto(`/#/teams/edit/${team}`);
  await typeByKey(page, entry(page, 'Full Name'), 'Left And Found');
  await expect(draftStored(page)).toBeVisible();
  await pressByKey(page, button(page, 'Cancel'));
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The address changes before the form is left.
  await expect(page.getByRole('table', { name: 'Teams' })).toBeVisible();

  await page.goto(`/#/teams/edit/${team}`);
  await expect(offer(page)).toBeVisible();
  await pressByKey(page, offer(page).getByRole('button', { name: 'Restore the draft' }));
  await expect(entry(page, 'Full Name')).toHaveValue('Left And Found');
  await pressByKey(page, button(page, 'Cancel'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/teams$/);

  await pressByKey(page, page.getByRole('link', { name: /^Drafts/ }));
  await pressByKey(page, page.getByRole('button', { name: /^Send / }).last());
  await expect(page.getByText('Team updated successfully').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Drafts/ })).toBeHidden();
});
