import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll, signIn } from './support/app.ts';
import { looks, takeLook } from './support/looks.ts';
import { test } from './support/test.ts';

const pages = [
  { path: '/privacy-policy', en: 'Privacy Policy', hi: 'गोपनीयता नीति' },
  { path: '/account-deletion', en: 'Account Deletion', hi: 'खाता हटाना' },
] as const;

for (const { path, en } of pages) {
  test(`${path} is reached from the login and leads Home`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: en }).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: en })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/#\/login$/);
  });

  test(`${path} can be read by somebody who is signed in, and signs nobody out`, async ({ page }) => {
    await signIn(page);
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: en })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
}

for (const look of looks) {
  test(`public pages on ${look.name}: readable by all, nothing cut off`, async ({ page }) => {
    await takeLook(page, look);
    for (const { path, ...title } of pages) {
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title[look.language] })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
