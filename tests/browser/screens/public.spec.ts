import { expect } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { test, withoutWorker } from '../support/test.ts';

test.use(withoutWorker);

const pages = [
  { path: '/privacy-policy', en: 'Privacy Policy' },
  { path: '/account-deletion', en: 'Account Deletion' },
] as const;

for (const { path, en } of pages) {
  test(`${path} is linked from the login screen and links to Home`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: en }).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: en })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/#\/login$/);
  });

  test(`${path} can be read by a signed-in user, without a sign-out`, async ({ page }) => {
    await signIn(page);
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: en })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
}
