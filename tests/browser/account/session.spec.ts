import { expect, type Page } from '@playwright/test';
import { eachCommit } from '../../support/scope.ts';
import { goTo, signIn } from '../support/app.ts';
import { signedIn, test, withFaults } from '../support/test.ts';

/** The server rejects this tab's tokens from now on. */
async function spoilTokens(page: Page, ...keys: readonly ('accessToken' | 'refreshToken')[]): Promise<void> {
  await page.evaluate((spoilt) => {
    for (const key of spoilt) sessionStorage.setItem(key, 'spoilt');
  }, keys);
  await page.reload();
}

test('a rejected access token is refreshed once, and the list shows', eachCommit, async ({ page }) => {
  await signIn(page);
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/refreshToken')) refreshes.push(request.headers()['authorization'] ?? 'none');
  });
  await goTo(page, '/teams');
  await spoilTokens(page, 'accessToken');
  await expect(page.getByRole('table', { name: 'Teams' }).getByRole('switch')).toHaveCount(10);
  // The cached page may be shown before the server's response.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('accessToken'))).not.toBe('spoilt');
  expect(refreshes).toEqual(['none']);
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
