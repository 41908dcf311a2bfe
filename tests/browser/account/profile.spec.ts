import { expect } from '@playwright/test';
import { signIn } from '../support/app.ts';
import { sentBodies } from '../support/flows/entity-form.ts';
import { mobile, openProfile, save, showProfile } from '../support/flows/profile-screen.ts';
import { onOwnServer, signedIn, test, withoutWorker } from '../support/test.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

/** One transparent pixel. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.describe('without a worker', () => {
  test.use(withoutWorker);

  test('the menu leads to the profile, which shows its progress and the fields of section 2', async ({ page }) => {
    await signIn(page);
    let release = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v1/users/id?*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Profile menu' }).click();
    const call = page.waitForRequest('**/api/v1/users/id?id=*');
    await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
    await expect(page).toHaveURL(/#\/profile$/);
    await expect(page.getByText('Profile fetching...')).toBeVisible();
    await call;
    release();
    await expect(page.getByText('Profile fetched')).toBeVisible();
    await expect(page.getByText('Profile fetching...')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Demo');
    await expect(page.getByLabel('Last Name')).toHaveValue('Admin');
    await expect(mobile(page)).toHaveValue('9876543210');
    await expect(page.getByLabel('Email')).toHaveValue('admin@example.com');
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await expect(page.getByLabel('Password', { exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
  });
});

test.describe('on a server of its own', () => {
  test.use(onOwnServer);

  test('names and picture are saved, shown in the top bar at once and after a reload', async ({ page }) => {
    const bodies = await sentBodies(page);
    await openProfile(page);
    await typeLikeAPerson(page.getByLabel('First Name'), 'Asha');
    await page.locator('input[type=file]').setInputFiles(picture);
    await expect(page.getByText('me.png')).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(page.getByText('Welcome, Asha')).toBeVisible();
    expect(bodies.at(-1)).toEqual({
      first_name: 'Asha',
      last_name: 'Admin',
      email: 'admin@example.com',
      mobile_no: '9876543210',
      users: 'me.png',
      id: '1',
    });
    const shown = page.getByRole('button', { name: 'Profile menu' }).locator('img');
    await expect(shown).toHaveAttribute('src', /\/uploads\//);
    await page.reload();
    await expect(shown).toHaveAttribute('src', /\/uploads\//);
    await expect(page.getByText('Welcome, Asha')).toBeVisible();

    await page.goto('/#/profile');
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await save(page).click();
    await expect(page.getByText('Profile Picture is required')).toBeVisible();
    await expect(page).toHaveURL(/#\/profile$/);
  });
});

test.describe('of a signed-in user', () => {
  test.use(signedIn);

  test('each rule of section 5 shows its error on its field, and nothing is sent', async ({ page }) => {
    await showProfile(page);
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls += 1;
    });
    await typeLikeAPerson(page.getByLabel('Last Name'), '');
    await typeLikeAPerson(page.getByLabel('First Name'), '');
    await typeLikeAPerson(mobile(page), '12345');
    await save(page).click();
    await expect(page.getByLabel('First Name')).toBeFocused();
    await expect(page.getByLabel('First Name')).toHaveAccessibleDescription('First Name is required');
    await expect(page.getByLabel('Last Name')).toHaveAccessibleDescription('Last Name is required');
    await expect(mobile(page)).toHaveAccessibleDescription('Please enter a valid 10 digits Mobile Number');
    await typeLikeAPerson(mobile(page), '+91 98765-43210 77');
    await expect(mobile(page)).toHaveValue('9876543210');
    await expect(mobile(page)).toHaveAccessibleDescription('');
    expect(calls).toBe(0);
  });

  test('leaving unsaved changes asks first', async ({ page }) => {
    await page.goto('/#/dashboard');
    await showProfile(page);
    await typeLikeAPerson(page.getByLabel('First Name'), 'Another');
    await expect(page.getByText(/unsaved change/)).toBeVisible();
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await page.goBack();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Another');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
  });
});
