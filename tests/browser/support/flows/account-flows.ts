import { expect, type Page } from '@playwright/test';
import type { AccessFlow } from '../access/access-flow.ts';
import type { Walk } from '../access/access-walk.ts';
import { signIn } from '../app.ts';
import { typeLikeAPerson } from '../typing/type-like-a-person.ts';
import { openProfile, save } from './profile-screen.ts';

const typed = { username: (page: Page) => page.getByLabel('Email/Mobile No') };
const password = (page: Page) => page.getByLabel('Password', { exact: true });

const login: AccessFlow = {
  name: 'login',
  call: '/api/v1/users/login',
  reach: async ({ page, user }) => {
    await page.goto('/#/login');
    await typeLikeAPerson(typed.username(page), user.email);
    await typeLikeAPerson(password(page), user.password);
  },
  button: (page) => page.getByRole('button', { name: 'Login', exact: true }),
  expectInput: async ({ page, user }) => {
    await expect(typed.username(page)).toHaveValue(user.email);
    await expect(password(page)).toHaveValue(user.password);
  },
  expectDone: async ({ page }) => {
    await expect(page.getByText("You're successfully logged in")).toBeVisible();
    await expect(page).toHaveURL(/#\/dashboard$/);
  },
  offline: { message: 'You are offline' },
  lost: {
    message: 'The server did not reply',
    next: async ({ page }) => {
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page).toHaveURL(/#\/dashboard$/);
    },
  },
};

const fresh = 'Fresh@1234';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Change Password' });
const changed = (page: Page, label: string) => dialogOf(page).getByLabel(label);

const changePassword: AccessFlow = {
  name: 'Change Password',
  call: '/api/v1/users/changePassword',
  reach: async ({ page, user }) => {
    await openProfile(page, user);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await typeLikeAPerson(changed(page, 'Old Password'), user.password);
    await typeLikeAPerson(changed(page, 'New Password'), fresh);
    await typeLikeAPerson(changed(page, 'Confirm Password'), fresh);
  },
  button: (page) => dialogOf(page).getByRole('button', { name: 'Save' }),
  expectInput: async ({ page, user }) => {
    await expect(changed(page, 'Old Password')).toHaveValue(user.password);
    await expect(changed(page, 'New Password')).toHaveValue(fresh);
    await expect(changed(page, 'Confirm Password')).toHaveValue(fresh);
  },
  expectDone: async ({ page, user }) => {
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await signIn(page, { email: user.email, password: fresh });
  },
  offline: 'off',
  lost: {
    message: 'The server did not reply. The password may have been changed: try to log in with the new one.',
    next: async ({ page, user }) => {
      await dialogOf(page).getByRole('button', { name: 'Save' }).click();
      await expect(changed(page, 'Old Password')).toHaveAccessibleDescription('The old password is not correct');
      await signIn(page, { email: user.email, password: fresh });
    },
  },
};

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

async function expectProfile({ page, user }: Walk): Promise<void> {
  await expect(page.getByLabel('First Name')).toHaveValue('Asha');
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await expect(page.getByText('Profile fetched')).toBeVisible();
}

const loadFailed = 'Error while fetching user profile data';

const profileLoad: AccessFlow = {
  name: 'profile load',
  call: '/api/v1/users/id',
  isRead: true,
  reach: async ({ page, user, faults }) => {
    // Opens the profile once to load its code: this flow tests the call.
    await openProfile(page, user);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(page.getByText('Profile fetched')).toBeHidden();
    faults.forget();
  },
  button: retry,
  press: async ({ page }) => {
    if (page.url().endsWith('/profile')) await retry(page).click();
    else await page.goto('/#/profile');
  },
  expectInput: ({ page }) => expect(retry(page)).toBeVisible(),
  expectDone: expectProfile,
  offline: { message: 'Your profile needs a connection' },
  failed: loadFailed,
  unreadable: loadFailed,
  busy: (page) => page.getByText('Profile fetching...'),
  lost: {
    message: loadFailed,
    next: async (walk) => {
      await expect(walk.page.getByText('Your profile could not be loaded')).toBeVisible();
      await retry(walk.page).click();
      await expectProfile(walk);
    },
  },
};

async function atDashboard({ page }: Walk): Promise<void> {
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect(page.getByText('Welcome, Ira')).toBeVisible();
}

const profileSave: AccessFlow = {
  name: 'profile save',
  call: '/api/v1/users/updateprofile',
  reach: async ({ page, user }) => {
    await openProfile(page, user);
    await typeLikeAPerson(page.getByLabel('First Name'), 'Ira');
  },
  button: save,
  expectInput: ({ page }) => expect(page.getByLabel('First Name')).toHaveValue('Ira'),
  expectDone: async (walk) => {
    await expect(walk.page.getByText('Profile updated successfully')).toBeVisible();
    await atDashboard(walk);
  },
  offline: { message: 'You are offline. Your changes were not saved.' },
  unreadable: 'Your changes were not saved. Check them and press Save again.',
  // "On failure the local names are updated and the user still goes to /dashboard" (section 4).
  expectFailed: async (walk) => {
    await expect(walk.page.getByText('The server had a problem')).toBeVisible();
    await atDashboard(walk);
    await walk.page.goto('/#/profile');
    await expect(walk.page.getByLabel('First Name')).toHaveValue('Asha');
  },
  lost: {
    // The app reads the profile again instead and finds the change.
    next: async (walk) => {
      await expect(walk.page.getByText('Your changes were saved')).toBeVisible();
      await atDashboard(walk);
    },
  },
};

export const accountFlows: readonly AccessFlow[] = [login, changePassword, profileLoad, profileSave];
