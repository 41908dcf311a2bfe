import { expect } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { sentBodies } from '../support/flows/entity-form.ts';
import { openProfile, save } from '../support/flows/profile-screen.ts';
import { onOwnServer, test } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use(onOwnServer);

test('Change Password: validation on every change, a wrong old password on its field, then success', async ({
  page,
}) => {
  const bodies = await sentBodies(page);
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
  expect(bodies.at(-1)).toEqual({
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
  await signIn(page, { email: 'admin@example.com', password: 'Fresh@1234' });
});
