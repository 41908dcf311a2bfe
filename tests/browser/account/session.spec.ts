import { expect } from '@playwright/test';
import { signedIn, test, withFaults } from '../support/test.ts';

test.use({ ...withFaults, ...signedIn });

test('a list that waits for a sign-in says so when a captive portal closes the dialog', async ({ context, faults }) => {
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
