import { expect, type Page } from '@playwright/test';
import { entry, save } from '../support/flows/entity-form.ts';
import { rowActions } from '../support/flows/list-rows.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

async function createLeague(page: Page, name: string): Promise<void> {
  await page.goto('/#/league/create');
  await typeLikeAPerson(entry(page, 'Name'), name);
  await save(page);
  await expect(page.getByRole('heading', { name: 'League', exact: true })).toBeVisible();
}

/** Opens the menu of the row whose menu button has the focus, and deletes the record, by keyboard. */
async function deleteByKeyboard(page: Page, name: string): Promise<void> {
  await expect(rowActions(page, name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rowActions(page, name)).toHaveCount(0);
}

test('by keyboard: after a removal the focus moves to the next row, then the last, then the heading', async ({
  page,
}) => {
  for (const name of ['Zonal one', 'Zonal two', 'Zonal three']) await createLeague(page, name);
  await page.goto('/#/league?search=zonal');
  const menus = page.getByRole('button', { name: /^Actions for Zonal/ });
  await expect(menus).toHaveCount(3);
  const names = (await menus.all()).map(async (menu) => (await menu.getAttribute('aria-label')) ?? '');
  const [first = '', second = '', third = ''] = (await Promise.all(names)).map((name) =>
    name.replace('Actions for ', ''),
  );

  await rowActions(page, second).focus();
  await deleteByKeyboard(page, second);
  await expect(rowActions(page, third)).toBeFocused();
  await deleteByKeyboard(page, third);
  await expect(rowActions(page, first)).toBeFocused();
  await deleteByKeyboard(page, first);
  await expect(page.getByText(/Nothing matches/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'League', exact: true })).toBeFocused();
});
