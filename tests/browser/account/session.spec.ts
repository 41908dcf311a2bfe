import { expect, type Page } from '@playwright/test';
import { eachCommit } from '../../support/scope.ts';
import { signIn } from '../support/app.ts';
import { signedIn, test, withFaults } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

/** The server rejects this tab's tokens from now on. */
async function spoilTokens(page: Page, ...keys: readonly ('accessToken' | 'refreshToken')[]): Promise<void> {
  await page.evaluate((spoilt) => {
    for (const key of spoilt) sessionStorage.setItem(key, 'spoilt');
  }, keys);
  await page.reload();
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email/Mobile No')).toHaveValue('admin@example.com');
  await typeLikeAPerson(dialog.getByLabel('Password', { exact: true }), 'Admin@1234');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
}

test('a rejected access token is refreshed once, and the list shows', eachCommit, async ({ page }) => {
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
  // The cached page may be shown before the server's response.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('accessToken'))).not.toBe('spoilt');
  expect(refreshes).toEqual(['none']);
});

test('an expired session opens the sign-in dialog over the list, which shows afterwards', async ({ page }) => {
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

test(
  'a save with an expired session continues after the sign-in, with the input',
  eachCommit,
  async ({ page, server }) => {
    await signIn(page);
    await page.goto('/#/teams/create');
    await typeLikeAPerson(page.getByRole('textbox', { name: 'Name', exact: true }), 'Expired');
    await typeLikeAPerson(page.getByLabel('Full Name'), 'Expired Esports');
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
  },
);

test('a relaunch without a token is locked, not signed out', eachCommit, async ({ page, context }) => {
  await signIn(page);
  const relaunched = await context.newPage();
  await relaunched.goto('/#/teams');
  await expect(relaunched.getByRole('dialog', { name: 'Welcome back. Log in to continue.' })).toBeVisible();
  await signInAgain(relaunched);
  await expect(relaunched.getByRole('table', { name: 'Teams' }).getByRole('switch')).toHaveCount(10);
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('only Logout closes the dialog', async ({ page, context }) => {
  await signIn(page);
  const relaunched = await context.newPage();
  await relaunched.goto('/#/dashboard');
  await expect(relaunched.getByRole('dialog')).toBeVisible();
  await relaunched.keyboard.press('Escape');
  await expect(relaunched.getByRole('dialog')).toBeVisible();
  await relaunched.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(relaunched).toHaveURL(/#\/login$/);
});

test.describe('on a bad network', () => {
  test.use({ ...withFaults, ...signedIn });

  test('a list that waits for a sign-in says so when a captive portal closes the dialog', async ({
    context,
    faults,
  }) => {
    const relaunched = await context.newPage();
    await relaunched.goto('/#/player');
    const dialog = relaunched.getByRole('dialog', { name: 'Welcome back. Log in to continue.' });
    await expect(dialog).toBeVisible();
    await faults.set('portal');
    await relaunched.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(dialog).toHaveCount(0);
    await expect(relaunched.getByText('This network needs you to sign in first.')).toBeVisible();
    await expect(relaunched.getByText('This page is not available offline')).toBeVisible();
    await expect(relaunched.getByRole('button', { name: 'Retry' })).toBeVisible();

    await faults.set('ok');
    await relaunched.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(dialog).toBeVisible();
  });
});
