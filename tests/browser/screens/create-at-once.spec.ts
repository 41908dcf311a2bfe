import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { test, withFaults, withoutWorker } from '../support/test.ts';

test.use({ ...withFaults, ...withoutWorker });

const name = (page: Page) => page.locator('input[name=name]');

test('the first field of a new record has the focus, and gets the keys that are pressed while the form loads', async ({
  page,
  faults,
}) => {
  await faults.set('held', { path: /\/form-[^/]*\.js/ });
  await signIn(page);
  await page.goto('/#/games');
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Game' }).first().press('Enter');
  await expect(page).toHaveURL(/#\/games\/create$/);
  await page.keyboard.type('Chess j');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('x 2');
  faults.release();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveValue('Chess x 2');
  await page.keyboard.type('6');
  await expect(name(page)).toHaveValue('Chess x 26');
});
