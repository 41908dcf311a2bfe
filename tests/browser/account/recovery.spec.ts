import { expect } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { boxes, button, filled, jsonResponse, sendOtp, username, verify } from '../support/flows/recovery.ts';
import { onOwnServer, test, withoutWorker } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(withoutWorker);

test.describe('on a server of its own', () => {
  test.use(onOwnServer);

  test('a user recovers access, with a reload at every step', async ({ page }) => {
    const who = 'admin@example.com';
    const otp = await sendOtp(page, who);
    expect(otp).toMatch(/^\d{6}$/);
    await expect(page.getByText('OTP sent successfully')).toBeVisible();
    expect(await page.content()).not.toContain(otp);
    await expect(boxes(page).first()).toBeFocused();
    await page.reload();
    await expect(username(page)).toHaveValue(who);
    await expect(button(page, 'Resend OTP')).toBeDisabled();
    await page.goto('/#/new-password');
    await expect(page).toHaveURL(/#\/forgot-password$/);

    const call = page.waitForRequest('**/api/v1/users/verifiedOtp');
    await verify(page, otp);
    expect((await call).postData()).toContain(`name="otp"\r\n\r\n${otp}\r\n`);
    await expect(page).toHaveURL(/#\/new-password$/);
    await expect(page.getByText('For admin@example.com')).toBeVisible();
    await page.reload();

    const password = page.getByLabel('New Password', { exact: true });
    const confirmation = page.getByLabel('Confirm Password', { exact: true });
    await button(page, 'Submit').click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/^Please enter New Password/);
    await expect(confirmation).toHaveAccessibleDescription('Please enter Confirm Password');
    for (const [value, message] of [
      ['Short1!', 'Password field contain minimum 8 characters'],
      ['TooLongPassword1!', 'Please enter maximum 16 characters'],
      [
        'lowercase1!',
        'Password field must contain at least 1 Uppercase, 1 Lowercase, 1 Special Character and 1 Number',
      ],
    ] as const) {
      await typeLikeAPerson(password, value);
      await expect(password).toHaveAccessibleDescription(new RegExp(`^${message}`));
    }
    await typeLikeAPerson(password, 'Fresh@1234');
    await typeLikeAPerson(confirmation, 'Fresh@1235');
    await expect(confirmation).toHaveAccessibleDescription('New Password and Confirm Password does not match');
    for (const field of [password, confirmation]) {
      // The button that was pressed is now named 'Hide password'.
      await page.getByRole('button', { name: 'Show password' }).first().click();
      await expect(field).toHaveAttribute('type', 'text');
    }
    await typeLikeAPerson(confirmation, 'Fresh@1234');
    await button(page, 'Submit').click();
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
    const storage = await page.evaluate(() => Object.entries(sessionStorage).join());
    expect(storage).not.toContain(who);
    expect(storage).not.toContain(otp);
    await page.goto('/#/new-password');
    await expect(page).toHaveURL(/#\/forgot-password$/);
    await signIn(page, { email: who, password: 'Fresh@1234' });
  });
});

test('the boxes accept a paste, an autofilled code and the keys of section 2', async ({ page }) => {
  await page.route('**/api/v1/users/sendOtp', (route) =>
    route.fulfill(jsonResponse({ status: true, message: 'Sent' })),
  );
  await sendOtp(page, 'somebody@example.com');
  const paste = async (text: string) => {
    // By the user's own shortcut, because the app disables the clipboard API for itself.
    await page.evaluate((copied) => {
      const fill = (event: ClipboardEvent) => {
        event.clipboardData?.setData('text/plain', copied);
        event.preventDefault();
      };
      document.addEventListener('copy', fill, { once: true });
    }, text);
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
  };
  await page.keyboard.type('98');
  await paste('76543210');
  expect(await filled(page)).toBe('987654');
  await page.keyboard.press('Home');
  await paste('12 456');
  expect(await filled(page)).toBe('987654');
  await expect(boxes(page).first()).toHaveAccessibleDescription('Only digits can be pasted here');
  await page.keyboard.press('End');
  for (let left = 5; left >= 0; left -= 1) {
    await page.keyboard.press('Backspace');
    expect((await filled(page)).length).toBe(left);
  }
  await expect(boxes(page).first()).toBeFocused();
  await page.keyboard.insertText('135790');
  expect(await filled(page)).toBe('135790');
  await page.keyboard.press('ArrowLeft');
  await expect(boxes(page).nth(4)).toBeFocused();
});

test('a press is not lost when leaving the boxes shows their error', async ({ page }) => {
  await page.route('**/api/v1/users/sendOtp', (route) => route.abort());
  await page.goto('/#/forgot-password');
  await typeLikeAPerson(username(page), 'somebody@example.com');
  await button(page, 'Send OTP').click();
  await expect(boxes(page).first()).toBeFocused();
  const call = page.waitForRequest('**/api/v1/users/sendOtp');
  // As long as a touch: the error would appear in between.
  await button(page, 'Resend OTP').click({ delay: 300 });
  await call;
  await expect(page.getByText('OTP is required')).toBeHidden();
});
