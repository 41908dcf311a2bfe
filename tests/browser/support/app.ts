import { expect, type Page } from '@playwright/test';

/** The administrator of the demo data. */
export const demoAdmin = { username: 'admin@example.com', password: 'Admin@1234' };

/** Opens the login screen and signs in, up to the first sight behind it. */
export async function signIn(page: Page, { username, password } = demoAdmin): Promise<void> {
  await page.goto('/#/login');
  await page.getByLabel('Email/Mobile No').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
}

/** The page does not scroll sideways, and says which elements stick out if it does. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return outside.map((element) => element.outerHTML.slice(0, 120));
  });
  expect(tooWide).toEqual([]);
}
