import { expect, type Locator, type Page } from '@playwright/test';
import { typeLikeAPerson } from './typing/type-like-a-person.ts';

/** The administrator of the demo data. */
const demoAdmin = { username: 'admin@example.com', password: 'Admin@1234' };

/** Opens the login screen and signs in, in either language. Resolves on the dashboard. */
export async function signIn(page: Page, { username, password } = demoAdmin): Promise<void> {
  if (!page.url().endsWith('/#/login')) await page.goto('/#/login');
  await typeLikeAPerson(page.locator('input[autocomplete=username]'), username);
  await typeLikeAPerson(page.locator('input[autocomplete=current-password]'), password);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/#\/dashboard$/);
}

/** Goes to a screen in the open page, such as `/teams`, without a load. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.location.hash = to;
  }, path);

/**
 * Waits until the service worker controls the page. Its installation takes four seconds, and on a busy machine more than a
 * minute.
 */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 150_000 });
}

/** Fails with the elements that overflow if the page scrolls horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const outside = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      return outside.map((element) => element.outerHTML.slice(0, 120));
    });
  // The layout takes a moment to adapt to a new width.
  await expect.poll(tooWide).toEqual([]);
}

/** The content of the frame ends above the footer. */
export async function expectFooterBelowContent(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const main = document.getElementById('content');
      return main ? main.scrollHeight - main.clientHeight : 0;
    });
  await expect.poll(overflow, 'pixels of the content under the footer').toBe(0);
}

/** The button that confirms a question. Toasts in front of the question have buttons too. */
export function confirmButton(page: Page): Locator {
  return page.getByRole('alertdialog').locator('footer').getByRole('button').last();
}
