import { expect, type Page } from '@playwright/test';
import { eachCommit } from '../../support/scope.ts';
import { logOut, signIn } from '../support/app.ts';
import { boxes, button, username } from '../support/flows/recovery.ts';
import { test, withoutWorker } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(withoutWorker);

/** Everything in one of the browser's storages. */
function storageOf(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<Record<string, string>> {
  return page.evaluate((name) => Object.fromEntries(Object.entries<string>(window[name])), storage);
}

/** As long as a touch: the error of the field that is left would appear in between. */
const touch = { delay: 300 };

test('a press is not lost when leaving a field shows its error', eachCommit, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Email/Mobile No')).toBeFocused();
  await page.getByRole('button', { name: 'Show password' }).click(touch);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click(touch);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await page.getByRole('link', { name: 'Forgot password?' }).click(touch);
  await expect(page).toHaveURL(/#\/forgot-password$/);

  await page.route('**/api/v1/users/sendOtp', (route) => route.abort());
  await typeLikeAPerson(username(page), 'somebody@example.com');
  await button(page, 'Send OTP').click();
  await expect(boxes(page).first()).toBeFocused();
  const call = page.waitForRequest('**/api/v1/users/sendOtp');
  await button(page, 'Resend OTP').click(touch);
  await call;
  await expect(page.getByText('OTP is required')).toBeHidden();
});

test('Logout clears storage except theme and language, in every tab', eachCommit, async ({ page, context }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  const other = await context.newPage();
  await other.goto('/#/dashboard');
  await expect(other.getByRole('dialog')).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other.getByRole('dialog')).toBeVisible();
  await logOut(page);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/#\/login$/);
    expect(await storageOf(tab, 'sessionStorage')).toEqual({});
    expect(await storageOf(tab, 'localStorage')).toEqual({ theme: 'dark' });
  }
});
