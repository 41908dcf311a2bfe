import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/access/accessibility.ts';
import { pressByKey, tabTo, typeByKey } from '../support/access/keyboard.ts';
import { tinyPicture } from '../support/flows/entity-form.ts';
import { mobile, save } from '../support/flows/profile-screen.ts';
import { boxes, button } from '../support/flows/recovery.ts';
import { acceptsPassword } from '../support/server/accepts-password.ts';
import { test, withOwnAddress, withoutWorker } from '../support/test.ts';
import { codeFor } from '../support/test-user.ts';

test.use({ ...withOwnAddress, ...withoutWorker });

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const menu = (page: Page) => page.getByRole('button', { name: 'Profile menu' });

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await typeByKey(page, page.getByLabel('Email/Mobile No'), email);
  await typeByKey(page, label(page, 'Password'), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/dashboard$/);
}

async function editProfile(page: Page): Promise<void> {
  await pressByKey(page, menu(page));
  await expect(page.getByRole('menuitem', { name: 'Edit Profile' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/profile$/);
  await expect(label(page, 'Email')).not.toHaveValue('');
  await expect(label(page, 'Email')).not.toBeEditable();
  await expect(label(page, 'Password')).toBeDisabled();
  await expect(page.getByText('Profile fetched')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  // Checked without animations: half-faded colours lack their final contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('by keyboard alone: recover access, log in, change the password, log out', async ({ page, user, tourServer }) => {
  // Before a code is verified.
  await page.goto('/#/new-password');
  await expect(page).toHaveURL(/#\/forgot-password$/);
  await page.goto('/');
  await expect(page.getByLabel('Email/Mobile No')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email/Mobile No')).toHaveAccessibleDescription('Username is required');
  await expectAccessible(page);
  await pressByKey(page, page.getByRole('link', { name: 'Forgot password?' }));

  await expect(page.getByLabel('Email/Mobile No')).toBeFocused();
  await page.keyboard.type(user.email);
  await page.keyboard.press('Enter');
  await expect(boxes(page).first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(await codeFor(user.mobile));
  await pressByKey(page, button(page, 'Verify'));

  await expect(label(page, 'New Password')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Fresh@1234');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(label(page, 'New Password')).toHaveAttribute('type', 'text');
  await typeByKey(page, label(page, 'Confirm Password'), 'Fresh@1234');
  await pressByKey(page, button(page, 'Submit'));
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByLabel('Email/Mobile No')).toBeFocused();

  await logIn(page, { email: user.email, password: 'Fresh@1234' });
  await expectAccessible(page);
  expect(await acceptsPassword(tourServer, user.email, 'Fresh@1234')).toBe(true);
  await editProfile(page);
  const devices = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expectAccessible(page);
  await pressByKey(page, button(page, 'Change Password'));
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await expect(dialog.getByLabel('Old Password')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.type('Fresh@1234');
  await typeByKey(page, dialog.getByLabel('New Password'), 'Other@1234');
  await typeByKey(page, dialog.getByLabel('Confirm Password'), 'Other@1234');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Change Password')).toBeFocused();
  // A changed password logs out the other devices.
  await expect(devices).toHaveCount(1);

  await pressByKey(page, menu(page));
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/login$/);
  await logIn(page, { email: user.email, password: 'Other@1234' });
});

test('by keyboard alone: add and remove the picture, verify the number', async ({ page, user }) => {
  // Chromium intercepts file choosers only while a listener exists, and takes longer than a keystroke to begin.
  page.on('filechooser', () => undefined);
  await page.goto('/#/login');
  await logIn(page, user);
  await editProfile(page);
  await tabTo(page, page.locator('input[type=file]'));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(tinyPicture);
  await expect(page.getByText(tinyPicture.name)).toBeVisible();
  await expectAccessible(page);
  await pressByKey(page, save(page));
  await expect(menu(page).locator('img')).toHaveAttribute('src', /\/uploads\//);

  await editProfile(page);
  await pressByKey(page, button(page, 'Remove picture'));
  await expect(page.locator('input[type=file]')).toBeFocused();
  await pressByKey(page, save(page));
  await expect(page.locator('input[type=file]')).toBeFocused();
  await expect(page.getByText('Profile Picture is required')).toBeVisible();
  await expectAccessible(page);
  const again = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await again).setFiles({ ...tinyPicture, name: 'other.png' });
  await expect(page.getByText('Profile Picture is required')).toBeHidden();

  await typeByKey(page, mobile(page), user.newMobile);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Verify Mobile Number' });
  await expect(dialog.getByRole('button', { name: 'Send OTP' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(boxes(page).first()).toBeFocused();
  await expectAccessible(page);
  const code = await codeFor(user.newMobile);
  await page.keyboard.type(code === '123456' ? '654321' : '123456');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').getByText('Invalid or expired OTP')).toBeVisible();
  await expect(boxes(page).first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('by keyboard alone: log in again over the screen without losing the input', async ({ page, user }) => {
  await page.goto('/#/login');
  await logIn(page, user);
  await editProfile(page);
  await typeByKey(page, page.getByLabel('First Name'), 'Ira');
  const refuse = { status: 401, json: { status: false, message: 'Unauthorized' } };
  await page.route('**/api/v1/users/updateprofile', (route) => route.fulfill(refuse));
  await page.route('**/api/v1/users/refreshToken', (route) => route.fulfill(refuse));
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Session expired. Log in again.' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Wrong@1234');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').getByText('Invalid username or password')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await typeByKey(page, dialog.getByLabel('Password', { exact: true }), user.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(page.getByText('Welcome, Ira')).toBeVisible();
});
