import { expect, type Page } from '@playwright/test';
import { eachCommit } from '../../support/scope.ts';
import { logOut, signIn } from '../support/app.ts';
import { test, withoutWorker } from '../support/test.ts';

test.use(withoutWorker);

/** Everything in one of the browser's storages. */
function storageOf(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<Record<string, string>> {
  return page.evaluate((name) => Object.fromEntries(Object.entries<string>(window[name])), storage);
}

test('a press is not lost when leaving a field shows its error', eachCommit, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Email/Mobile No')).toBeFocused();
  // As long as a touch: the error would appear in between.
  await page.getByRole('button', { name: 'Show password' }).click({ delay: 300 });
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click({ delay: 300 });
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await page.getByRole('link', { name: 'Forgot password?' }).click({ delay: 300 });
  await expect(page).toHaveURL(/#\/forgot-password$/);
});

test('the login call matches section 3, with the password encoded', eachCommit, async ({ page }) => {
  const call = page.waitForRequest('**/api/v1/users/login');
  await signIn(page);
  const request = await call;
  expect(request.headers()['authorization']).toBeUndefined();
  const body = request.postData() ?? '';
  for (const [name, value] of [
    ['email', 'admin@example.com'],
    ['password', 'QWRtaW5AMTIzNA=='],
    ['device_token', 'admin'],
    ['device_type', 'web'],
  ]) {
    expect(body).toContain(`name="${String(name)}"\r\n\r\n${String(value)}\r\n`);
  }
});

test('the session is stored as in section 3, and the user is encrypted', async ({ page }) => {
  await signIn(page);
  const storage = { local: await storageOf(page, 'localStorage'), session: await storageOf(page, 'sessionStorage') };
  expect(Object.keys(storage.session)).toEqual(expect.arrayContaining(['accessToken', 'refreshToken']));
  expect(JSON.stringify(storage.local)).not.toContain('admin@example.com');
  expect(JSON.stringify(storage.local)).not.toContain(storage.session['accessToken']);
});

test('a reload continues the session; visiting the login screen ends it', async ({ page }) => {
  await signIn(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto('/#/login');
  await expect(page.getByLabel('Email/Mobile No')).toBeVisible();
  expect(await storageOf(page, 'sessionStorage')).toEqual({});
  await page.goto('/#/teams');
  await expect(page).toHaveURL(/#\/login$/);
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
  await expect(page).toHaveURL(/#\/login$/);
  await expect(other).toHaveURL(/#\/login$/);
  for (const tab of [page, other]) {
    expect(await storageOf(tab, 'sessionStorage')).toEqual({});
    expect(await storageOf(tab, 'localStorage')).toEqual({ theme: 'dark' });
  }
});
