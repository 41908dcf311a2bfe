import { expect, type Page } from '@playwright/test';
import { signIn } from './support/app.ts';
import { test } from './support/test.ts';

/** The server will refuse this tab's tokens from now on. */
async function spoilTokens(page: Page, ...keys: readonly ('accessToken' | 'refreshToken')[]): Promise<void> {
  await page.evaluate((spoilt) => {
    for (const key of spoilt) sessionStorage.setItem(key, 'spoilt');
  }, keys);
  await page.reload();
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email/Mobile No')).toHaveValue('admin@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('Admin@1234');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
}

test('a refused access token is renewed once and the list shows', async ({ page }) => {
  await signIn(page);
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/refreshToken')) refreshes.push(request.headers()['authorization'] ?? 'none');
  });
  await page.evaluate(() => {
    window.location.hash = '#/teams';
  });
  await spoilTokens(page, 'accessToken');
  await expect(page.getByRole('table', { name: 'Teams' }).getByRole('switch')).toHaveCount(10);
  // The kept copy may be there before the server's answer.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('accessToken'))).not.toBe('spoilt');
  expect(refreshes).toEqual(['none']);
});

test('an expired session opens the sign-in over the list, which then shows', async ({ page }) => {
  await signIn(page);
  await page.goto('/#/teams');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await spoilTokens(page, 'accessToken', 'refreshToken');
  await expect(page.getByRole('dialog', { name: 'Session expired. Log in again.' })).toBeVisible();
  await expect(page).toHaveURL(/#\/teams$/);
  await signInAgain(page);
  await expect(page.getByRole('table', { name: 'Teams' }).getByRole('switch')).toHaveCount(10);
  expect(logged.some((line) => line.includes('Refresh token error:'))).toBe(true);
});

test('a save that meets an expired session goes on after the sign-in, with what was typed', async ({
  page,
  server,
}) => {
  await signIn(page);
  await page.goto('/#/teams/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Expired');
  await page.getByLabel('Full Name').fill('Expired Esports');
  await page.getByRole('combobox', { name: 'Game' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  const refuse = { status: 401, json: { status: false, message: 'Unauthorized' } };
  await page.route('**/api/v1/teams', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refuse) : route.fallback(),
  );
  await page.route('**/api/v1/users/refreshToken', (route) => route.fulfill(refuse));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.unrouteAll();
  const saved = page.waitForResponse(
    (response) => response.url() === `${server.url}/api/v1/teams` && response.request().method() === 'POST',
  );
  await signInAgain(page);
  expect((await saved).status()).toBe(200);
  await expect(page.getByText('Team created successfully')).toBeVisible();
});

test('a relaunch without a token is locked, not signed out', async ({ page, context }) => {
  await signIn(page);
  const relaunched = await context.newPage();
  await relaunched.goto('/#/teams');
  await expect(relaunched.getByRole('dialog', { name: 'Welcome back. Log in to go on.' })).toBeVisible();
  await signInAgain(relaunched);
  await expect(relaunched.getByRole('table', { name: 'Teams' }).getByRole('switch')).toHaveCount(10);
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('the dialog is left by its Logout only', async ({ page, context }) => {
  await signIn(page);
  const relaunched = await context.newPage();
  await relaunched.goto('/#/dashboard');
  await expect(relaunched.getByRole('dialog')).toBeVisible();
  await relaunched.keyboard.press('Escape');
  await expect(relaunched.getByRole('dialog')).toBeVisible();
  await relaunched.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(relaunched).toHaveURL(/#\/login$/);
});
