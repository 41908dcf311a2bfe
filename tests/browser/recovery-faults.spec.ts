import { expect } from '@playwright/test';
import { faults } from './support/faults.ts';
import { answered, boxes, button, filled, sendOtp, username, verify } from './support/recovery.ts';
import { test } from './support/test.ts';

for (const [name, { cause, message }] of Object.entries(faults)) {
  test(`${name}: 'Send OTP' and 'Verify' say so, and nothing typed is lost`, async ({ page }) => {
    await page.goto('/#/forgot-password');
    await username(page).fill('somebody@example.com');
    await cause(page, '**/api/v1/users/sendOtp');
    await button(page, 'Send OTP').click();
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await expect(username(page)).toHaveValue('somebody@example.com');
    await page.unrouteAll();
    await page.context().setOffline(false);

    await page.route('**/api/v1/users/sendOtp', (route) => route.fulfill(answered({ status: true, message: 'Sent' })));
    await button(page, 'Send OTP').click();
    await expect(boxes(page).first()).toBeFocused();
    await cause(page, '**/api/v1/users/verifiedOtp');
    await verify(page, '123456');
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    expect(await filled(page)).toBe('123456');
    await expect(button(page, 'Resend OTP')).toBeEnabled();
  });
}

test('a lost answer to Send OTP opens the boxes all the same: the code may be on its way', async ({ page }) => {
  await page.route('**/api/v1/users/sendOtp', (route) => route.abort());
  await page.goto('/#/forgot-password');
  await username(page).fill('somebody@example.com');
  await button(page, 'Send OTP').click();
  await expect(boxes(page).first()).toBeFocused();
  await expect(
    page
      .getByRole('status')
      .getByText('No answer came. If an OTP arrives, enter it. Otherwise ask for another.')
      .first(),
  ).toBeVisible();
  await expect(button(page, 'Resend OTP')).toBeEnabled();
});

test('one press is one call, and the button says so meanwhile', async ({ page }) => {
  let calls = 0;
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/users/sendOtp', async (route) => {
    calls += 1;
    await asked;
    await route.fulfill(answered({ status: true, message: 'Sent' }));
  });
  await page.goto('/#/forgot-password');
  await username(page).fill('somebody@example.com');
  await page.keyboard.press('Enter');
  await expect(page.locator('form').getByRole('button', { name: 'Loading...' })).toBeDisabled();
  await page.keyboard.press('Enter');
  answer();
  await expect(boxes(page)).toHaveCount(6);
  expect(calls).toBe(1);
});

test('a permission that has run out leads back to a new code', async ({ page }) => {
  await page.route('**/api/v1/users/*', (route) =>
    route.fulfill(
      route.request().url().endsWith('/forgetpassword')
        ? answered({ status: false, message: 'Please verify an OTP first' }, 403)
        : answered({ status: true, message: 'Good' }),
    ),
  );
  await sendOtp(page, 'somebody@example.com');
  await verify(page, '123456');
  await page.getByLabel('New Password', { exact: true }).fill('Fresh@1234');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Fresh@1234');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('Please verify an OTP first')).toBeVisible();
  await button(page, 'Ask for a new OTP').click();
  await expect(page).toHaveURL(/#\/forgot-password$/);
  await expect(button(page, 'Send OTP')).toBeVisible();
});
