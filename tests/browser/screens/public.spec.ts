import { expect } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { test, withoutWorker } from '../support/test.ts';

test.use(withoutWorker);

for (const [path, heading] of [
  ['/privacy-policy', 'Privacy Policy'],
  ['/account-deletion', 'Account Deletion'],
] as const) {
  test(`${path} is for a visitor and for a signed-in user, who stays signed in`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: heading }).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/#\/login$/);

    await signIn(page);
    await page.goto(`/#${path}`);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
}
