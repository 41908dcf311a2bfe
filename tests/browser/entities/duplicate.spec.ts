import { expect } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { pressByKey, typeByKey } from '../support/access/keyboard.ts';
import { expectNoSidewaysScroll, signIn } from '../support/app.ts';
import { entry, save } from '../support/flows/entity-form.ts';
import { removeRow } from '../support/flows/list-rows.ts';
import { signedIn, test, visitor } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

test('by keyboard alone: review the unsaved changes and revert one field', async ({ page }) => {
  await page.goto('/#/teams/edit/40');
  await expect(entry(page, 'Name')).not.toHaveValue('');
  const before = await entry(page, 'Name').inputValue();
  const changes = page.getByRole('button', { name: /^What changed/ });
  await expect(changes).toHaveCount(0);
  await typeByKey(page, entry(page, 'Name'), 'Soul Eaters');
  await typeByKey(page, entry(page, 'Full Name'), 'Soul Eaters of Pune');
  await expect(changes).toHaveText('What changed (2)');
  await pressByKey(page, changes);
  const dialog = page.getByRole('dialog', { name: 'What changed' });
  await expect(dialog.getByRole('row', { name: /^Name / })).toContainText(before);
  await expect(dialog.getByRole('row', { name: /^Name / })).toContainText('Soul Eaters');
  await expectAccessible(page);
  await pressByKey(page, dialog.getByRole('button', { name: 'Undo: Name' }));
  await expect(dialog.getByRole('row', { name: /^Name / })).toHaveCount(0);
  await expect(dialog.getByRole('row', { name: /^Full Name/ })).toContainText('Soul Eaters of Pune');
  await page.keyboard.press('Escape');
  await expect(changes).toHaveText('What changed (1)');
  await expect(changes).toBeFocused();
  await expect(entry(page, 'Name')).toHaveValue(before);
});

test.describe('by touch, on a phone', () => {
  test.use({ ...visitor, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('duplicate and change a game, and review the changes before saving', async ({ page }) => {
    await signIn(page);
    await page.goto('/#/games');
    const first = page.getByRole('button', { name: /^Actions for/ }).first();
    const name = ((await first.getAttribute('aria-label')) ?? '').replace('Actions for ', '');
    await first.tap();
    await page.getByRole('menuitem', { name: 'Duplicate' }).tap();
    await expect(entry(page, 'Name')).toHaveValue(name);
    await typeLikeAPerson(entry(page, 'Name'), 'Twice Played');
    await save(page);
    await expect(page.getByText(/created successfully/)).toBeVisible();
    await page.goto('/#/games?search=Twice');
    await page.getByRole('link', { name: 'Twice Played' }).tap();
    await typeLikeAPerson(entry(page, 'Name'), 'Thrice Played');
    await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
    const bar = page.getByRole('button', { name: 'Save', exact: true }).locator('..');
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(61);
    await page.getByRole('button', { name: 'What changed (1)' }).tap();
    await expect(page.getByRole('dialog').getByRole('row', { name: /^Name / })).toContainText('Twice Played');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Back to the form' }).tap();
    await save(page);
    await expect(page.getByText(/updated successfully/)).toBeVisible();
    await page.goto('/#/games?search=Thrice');
    await removeRow(page, 'Thrice Played');
    await expect(page.getByText(/deleted successfully/)).toBeVisible();
  });
});
