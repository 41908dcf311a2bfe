import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoSidewaysScroll, logOut, signIn } from '../support/app.ts';
import { entry, save } from '../support/flows/entity-form.ts';
import { readAllStorage } from '../support/storage/read-all-storage.ts';
import { test } from '../support/test.ts';
import { addUser } from '../support/test-user.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

async function openChanges(page: Page) {
  await page.getByRole('button', { name: 'Profile menu' }).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'My recent changes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My recent changes' })).toBeVisible();
}

test('a user’s changes are listed with the previous values, also offline, and deleted at sign-out', async ({
  page,
  context,
  server,
}) => {
  await signIn(page);
  await openChanges(page);
  await expect(page.getByText('No changes on this device yet')).toBeVisible();

  await page.goto('/#/league/create');
  await typeLikeAPerson(entry(page, 'Name'), 'Ledger Cup');
  await save(page);
  await expect(page.getByText(/created successfully/)).toBeVisible();
  await page.goto('/#/league?search=Ledger');
  const actions = page.getByRole('button', { name: /^Actions for Ledger/ });
  const row = page.getByRole('row').filter({ has: actions });
  await row.getByRole('switch').click();
  await expect(row.getByRole('switch')).not.toBeChecked();
  await page.getByRole('link', { name: 'Ledger Cup' }).click();
  await typeLikeAPerson(entry(page, 'Name'), 'Ledger Trophy');
  await save(page);
  await expect(page.getByText(/updated successfully/).last()).toBeVisible();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/deleted successfully/)).toBeVisible();

  await openChanges(page);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(0)).toContainText('Deleted · League · Demo Admin');
  await expect(cards.nth(1).getByRole('row', { name: /^Name/ })).toHaveText(/Name.*Ledger Cup.*Ledger Trophy/);
  await expect(cards.nth(2).getByRole('row', { name: /^Status/ })).toHaveText(/Status.*Active.*Inactive/);
  await expect(cards.nth(3)).toContainText('Created · League');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(() => expectNoSidewaysScroll(page)).toPass();
  await expectAccessible(page);
  await context.setOffline(true);
  await page.goto('/#/dashboard');
  await page.goto('/#/changes');
  await expect(cards).toHaveCount(4);
  await context.setOffline(false);

  await logOut(page);
  await expect(page).toHaveURL(/#\/login$/);
  await expect.poll(() => readAllStorage(page)).not.toContain('Ledger');
  const asha = await addUser(server);
  await signIn(page, asha);
  await openChanges(page);
  await expect(page.getByText('No changes on this device yet')).toBeVisible();
});
