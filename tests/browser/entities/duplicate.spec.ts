import { expect } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { pressByKey, typeByKey } from '../support/access/keyboard.ts';
import { entry } from '../support/flows/entity-form.ts';
import { signedIn, test } from '../support/test.ts';

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
  // Measured at once: the dialog moves while it opens.
  const { tops, headEnd } = await dialog.getByRole('table').evaluate((table) => ({
    tops: Array.from(table.querySelectorAll('tbody tr:first-child > *'), (cell) => cell.getBoundingClientRect().y),
    headEnd: table.querySelector('thead')?.getBoundingClientRect().bottom ?? Number.NaN,
  }));
  expect(new Set(tops).size, 'the cells of a row are side by side').toBe(1);
  expect(tops[0], 'the head is above the rows').toBeGreaterThanOrEqual(headEnd - 1);
  await expectAccessible(page);
  await pressByKey(page, dialog.getByRole('button', { name: 'Undo: Name' }));
  await expect(dialog.getByRole('row', { name: /^Name / })).toHaveCount(0);
  await expect(dialog.getByRole('row', { name: /^Full Name/ })).toContainText('Soul Eaters of Pune');
  await page.keyboard.press('Escape');
  await expect(changes).toHaveText('What changed (1)');
  await expect(changes).toBeFocused();
  await expect(entry(page, 'Name')).toHaveValue(before);
});
