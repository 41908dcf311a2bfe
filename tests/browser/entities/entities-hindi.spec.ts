import { expect } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { expectNoSidewaysScroll } from '../support/app.ts';
import { signedIn, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(signedIn);

test("in Hindi: create, switch and delete a record, with the server's messages translated", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
  await page.goto('/#/league/create');
  await page.getByRole('button', { name: 'सहेजें' }).click();
  const name = page.getByRole('textbox', { name: 'नाम', exact: true });
  await expect(name).toHaveAccessibleDescription('नाम ज़रूरी है');
  await expectAccessible(page);
  await typeLikeAPerson(name, 'रात की लीग');
  await page.getByRole('button', { name: 'सहेजें' }).click();
  await expect(page.getByText('लीग को बना दिया गया है')).toBeVisible();

  await typeLikeAPerson(page.getByRole('searchbox', { name: 'खोजें' }), 'रात की लीग');
  await expect(page.getByRole('switch')).toHaveCount(1);
  await page.getByRole('switch').click();
  await expect(page.getByText('लीग को अपडेट कर दिया गया है')).toBeVisible();
  await page.getByRole('button', { name: 'रात की लीग के लिए कार्रवाइयाँ' }).click();
  await page.getByRole('menuitem', { name: 'हटाएँ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'हटाएँ' }).click();
  await expect(page.getByText('लीग को हटा दिया गया है')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(() => expectNoSidewaysScroll(page)).toPass();
});
