import { expect, type Page } from '@playwright/test';
import { eachCommit } from '../../support/scope.ts';
import { signIn } from '../support/app.ts';
import { test, withoutWorker } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(withoutWorker);

/** Everything in one of the browser's storages. */
function storageOf(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<Record<string, string>> {
  return page.evaluate((name) => Object.fromEntries(Object.entries<string>(window[name])), storage);
}

test('the login screen matches section 2', eachCommit, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Email/Mobile No')).toBeFocused();
  const password = page.getByLabel('Password', { exact: true });
  await typeLikeAPerson(password, 'Admin@1234');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('each rule of section 5 shows its error on its field until the value is corrected', async ({ page }) => {
  await page.goto('/#/login');
  const username = page.getByLabel('Email/Mobile No');
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Login' });
  await submit.click();
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription('Username is required');
  await expect(password).toHaveAccessibleDescription('Password is required');
  await typeLikeAPerson(username, 'ad min');
  await expect(username).toHaveAccessibleDescription('Username must not contain spaces');
  await typeLikeAPerson(username, 'admin@example.com');
  await expect(username).toHaveAccessibleDescription('');
  await typeLikeAPerson(password, 'short');
  await expect(password).toHaveAccessibleDescription('Password field contain minimum 8 characters');
  await typeLikeAPerson(password, 'x'.repeat(17));
  await expect(password).toHaveAccessibleDescription('Please enter maximum 16 characters');
});

test('a wrong password shows an error, and the input stays', async ({ page }) => {
  await page.goto('/#/login');
  await typeLikeAPerson(page.getByLabel('Email/Mobile No'), 'nobody@example.com');
  await typeLikeAPerson(page.getByLabel('Password', { exact: true }), 'Wrong@1234');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert').getByText('Invalid username or password')).toBeVisible();
  await expect(page.getByLabel('Email/Mobile No')).toHaveValue('nobody@example.com');
});

test('a press is not lost when leaving a field shows its error', eachCommit, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Email/Mobile No')).toBeFocused();
  // As long as a touch: the error would appear in between.
  await page.getByRole('button', { name: 'Show password' }).click({ delay: 300 });
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
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
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect(other).toHaveURL(/#\/login$/);
  for (const tab of [page, other]) {
    expect(await storageOf(tab, 'sessionStorage')).toEqual({});
    expect(await storageOf(tab, 'localStorage')).toEqual({ theme: 'dark' });
  }
});

test('an unreadable stored user leads to a signed-out start', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('userData', 'garbage'));
  await page.reload();
  await expect(page).toHaveURL(/#\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
});
