import { expect } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { mobile, openProfile, save } from '../support/flows/profile-screen.ts';
import { recordForms, sentForm } from '../support/flows/sent-forms.ts';
import { onOwnServer, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(onOwnServer);

test('a new mobile number is verified by a code before it is saved', async ({ page }) => {
  await openProfile(page);
  await typeLikeAPerson(mobile(page), '9123456780');
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Verify Mobile Number' });
  await expect(dialog).toContainText('9123456780');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(mobile(page)).toBeFocused();
  await save(page).click();
  const response = page.waitForResponse('**/api/v1/users/send/sendMobileOtp');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const { otp = '' } = (await (await response).json()) as { otp?: string };
  const first = dialog.getByRole('textbox', { name: 'Please enter OTP character 1' });
  await expect(first).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
  await page.keyboard.type(otp === '123456' ? '654321' : '123456');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').getByText('Invalid or expired OTP')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Resend OTP' })).toBeEnabled();
  await expect(first).toBeFocused();
  await page.keyboard.type(otp);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await page.goto('/#/profile');
  await expect(mobile(page)).toHaveValue('9123456780');
  await save(page).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('Change Password: validation on every change, a wrong old password on its field, then success', async ({
  page,
}) => {
  await recordForms(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const old = dialog.getByLabel('Old Password');
  const fresh = dialog.getByLabel('New Password');
  const confirmation = dialog.getByLabel('Confirm Password');
  await expect(old).toBeFocused();
  for (const field of [old, fresh, confirmation]) await expect(field).toHaveAttribute('aria-required', 'true');
  await expect(dialog.getByRole('button', { name: 'Show password' })).toHaveCount(3);
  await page.keyboard.type('a');
  await expect(old).toHaveAccessibleDescription('Password field contain minimum 8 characters');
  await save(page).last().click();
  await expect(fresh).toHaveAccessibleDescription(/^Please enter New Password/);
  await expect(confirmation).toHaveAccessibleDescription('Please enter your Confirm Password.');
  await typeLikeAPerson(old, 'Wrong@1234');
  await typeLikeAPerson(fresh, 'Fresh@1234');
  await typeLikeAPerson(confirmation, 'Fresh@123');
  await expect(confirmation).toHaveAccessibleDescription('New Password and Confirm Password does not match');
  await typeLikeAPerson(confirmation, 'Fresh@1234');
  await page.keyboard.press('Enter');
  await expect(old).toHaveAccessibleDescription('The old password is not correct');
  expect(await sentForm(page, '/api/v1/users/changePassword')).toEqual({
    currentpassword: btoa('Wrong@1234'),
    newpassword: btoa('Fresh@1234'),
    confirmpassword: btoa('Fresh@1234'),
  });
  await expect(old).toBeFocused();
  await expect(fresh).toHaveValue('Fresh@1234');
  await typeLikeAPerson(old, 'Admin@1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
  await signIn(page, { username: 'admin@example.com', password: 'Fresh@1234' });
});
