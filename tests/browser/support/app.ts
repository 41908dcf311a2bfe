import { expect, type Locator, type Page } from '@playwright/test';
import { demoSignIn } from '#server/seed/demo-sign-in.ts';
import { typeLikeAPerson } from './typing/type-like-a-person.ts';

/** Who logs in: the administrator of the demo data by default. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The form to log in, on its screen or in the dialog. */
const loginForm = (page: Page) => page.locator('form', { has: page.locator('input[autocomplete=username]') });

/** Fills in the form to log in, in either language, and sends it. */
export async function logIn(page: Page, { email, password }: Credentials = demoSignIn): Promise<void> {
  await typeLikeAPerson(loginForm(page).locator('input[autocomplete=username]'), email);
  await typeLikeAPerson(loginForm(page).locator('input[autocomplete=current-password]'), password);
  await loginForm(page).locator('button[type=submit]').click();
}

/** Opens the login screen and logs in. Resolves on the dashboard. */
export async function signIn(page: Page, who?: Credentials): Promise<void> {
  if (!page.url().endsWith('/#/login')) await page.goto('/#/login');
  await logIn(page, who);
  await expect(page).toHaveURL(/#\/dashboard$/);
}

/** The dialog over a screen whose user has no session. */
export const signInDialog = (page: Page) => page.getByRole('dialog', { name: /Log in (again|to continue)\.$/ });

/** The same user logs in in the dialog. */
export async function signInAgain(page: Page, password: string = demoSignIn.password): Promise<void> {
  await typeLikeAPerson(signInDialog(page).getByLabel('Password', { exact: true }), password);
  await signInDialog(page).getByRole('button', { name: 'Login' }).press('Enter');
  await expect(signInDialog(page)).toBeHidden();
}

/** Chooses Logout in the menu of the user. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
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
