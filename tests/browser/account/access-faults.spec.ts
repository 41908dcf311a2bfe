import { expect, type Locator, type Page } from '@playwright/test';
import { letTimePass } from '../../support/let-time-pass.ts';
import { signIn } from '../support/app.ts';
import { mobile, openProfile, save, showProfile } from '../support/flows/profile-screen.ts';
import { boxes, button, typeCode, username } from '../support/flows/recovery.ts';
import type { FaultServer } from '../support/network/fault-server.ts';
import { test, withOwnAddress, withoutWorker } from '../support/test.ts';
import { codeFor, type TestUser } from '../support/test-user.ts';
import { typeLikeAPerson } from '../support/typing/type-like-a-person.ts';

test.use({ ...withOwnAddress, ...withoutWorker });

/** One user on one device, with a connection of their own. */
interface Walk {
  readonly page: Page;
  readonly user: TestUser;
  readonly faults: FaultServer;
}

/** A form that needs a connection, up to the press of its button. */
interface AccessForm {
  /** The path of its call. */
  readonly call: string;
  readonly reach: (walk: Walk) => Promise<void>;
  readonly button: (page: Page) => Locator;
  /** The message when the server has processed the call, and the response was lost. */
  readonly lost: string;
  /** The user's next steps, and the result. */
  readonly next: (walk: Walk) => Promise<void>;
}

/** Long enough for an automatic repetition of the call to arrive. */
const repetitionWaitMs = 1500;

const fresh = 'Fresh@1234';
const at = (call: string) => ({ path: new RegExp(`^${call}(\\?|$)`) });
const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function typeAll(form: Page | Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts))
    await typeLikeAPerson(form.getByLabel(new RegExp(`^${name}`)), text);
}

async function reachNewPassword({ page, user }: Walk): Promise<void> {
  await page.goto('/#/forgot-password');
  await typeLikeAPerson(username(page), user.email);
  await button(page, 'Send OTP').click();
  await expect(boxes(page).first()).toBeFocused();
  await typeCode(page, await codeFor(user.mobile));
  await button(page, 'Verify').click();
  await typeAll(page, { 'New Password': fresh, 'Confirm Password': fresh });
}

async function reachPhoneDialog({ page, user }: Walk): Promise<void> {
  await openProfile(page, user);
  await typeLikeAPerson(mobile(page), user.newMobile);
  await save(page).click();
  await expect(dialog(page)).toContainText(user.newMobile);
}

const forms: Readonly<Record<string, AccessForm>> = {
  'Change Password': {
    call: '/api/v1/users/changePassword',
    reach: async ({ page, user }) => {
      await openProfile(page, user);
      await page.getByRole('button', { name: 'Change Password' }).click();
      const texts = { 'Old Password': user.password, 'New Password': fresh, 'Confirm Password': fresh };
      await typeAll(dialog(page), texts);
    },
    button: (page) => inDialog(page, 'Save'),
    lost: 'The server did not reply. The password may have been changed: try to log in with the new one.',
    next: async ({ page, user }) => {
      await inDialog(page, 'Save').click();
      const old = dialog(page).getByLabel('Old Password');
      await expect(old).toHaveAccessibleDescription('The old password is not correct');
      await expect(old).toHaveValue(user.password);
      await signIn(page, { email: user.email, password: fresh });
    },
  },
  'New Password': {
    call: '/api/v1/users/forgetpassword',
    reach: reachNewPassword,
    button: (page) => button(page, 'Submit'),
    lost: 'The server did not reply. The password may have been changed: try to log in with the new one.',
    next: async ({ page, user }) => {
      await button(page, 'Submit').click();
      await expect(page.locator('form').getByText('Please verify an OTP first')).toBeVisible();
      await expect(button(page, 'Ask for a new OTP')).toBeVisible();
      await page.getByRole('link', { name: '< Back to login', exact: true }).click();
      await signIn(page, { email: user.email, password: fresh });
    },
  },
  'mobile Send OTP': {
    call: '/api/v1/users/send/sendMobileOtp',
    reach: reachPhoneDialog,
    button: (page) => inDialog(page, 'Send OTP'),
    lost: 'The server did not reply. If an OTP arrives, enter it. Otherwise ask for another.',
    next: async ({ page, user }) => {
      await inDialog(page, 'Resend OTP').click();
      await expect(
        dialog(page)
          .locator('form')
          .getByText(/^Please wait \d+ seconds/),
      ).toBeVisible();
      await typeCode(page, await codeFor(user.newMobile));
      await inDialog(page, 'Verify').click();
      await expect(page.getByText('Profile updated successfully')).toBeVisible();
      await showProfile(page);
      await expect(mobile(page)).toHaveValue(user.newMobile);
    },
  },
  'mobile Verify OTP': {
    call: '/api/v1/users/sendMobileOtpVerified',
    reach: async (walk) => {
      await reachPhoneDialog(walk);
      await inDialog(walk.page, 'Send OTP').click();
      await expect(boxes(walk.page).first()).toBeFocused();
      await typeCode(walk.page, await codeFor(walk.user.newMobile));
    },
    button: (page) => inDialog(page, 'Verify'),
    lost: 'The server did not reply. Press Verify again. If the OTP is refused, ask for another.',
    next: async ({ page, user }) => {
      await inDialog(page, 'Verify').click();
      await expect(dialog(page).getByRole('alert').getByText('Invalid or expired OTP')).toBeVisible();
      await expect(inDialog(page, 'Resend OTP')).toBeEnabled();
      // The reloaded profile has the number that the server accepted.
      await inDialog(page, 'Cancel').click();
      await page.reload();
      await expect(mobile(page)).toHaveValue(user.newMobile);
    },
  },
};

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: no network, a 500, a slow and a lost response`, async ({ page, user, faults }) => {
    const walk = { page, user, faults };
    const submit = form.button(page);
    const sent = () => faults.count(at(form.call));
    await form.reach(walk);
    faults.forget();

    await page.context().setOffline(true);
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription('You are offline. This needs a connection.');
    await page.keyboard.press('Enter');
    await page.context().setOffline(false);
    expect(sent()).toBe(0);

    await faults.set('500', at(form.call));
    await submit.click();
    await expect(page.getByText('The server had a problem').first()).toBeVisible();
    expect(sent()).toBe(1);

    await faults.set('stalled', at(form.call));
    await submit.click();
    await expect(page.locator('form, dialog').getByRole('button', { name: 'Loading...' })).toBeDisabled();
    await page.keyboard.press('Enter');
    await letTimePass(repetitionWaitMs);
    await faults.set('ok');
    await faults.settle(at(form.call).path, 'lost response');
    await expect(page.getByText(form.lost).first()).toBeVisible();
    await letTimePass(repetitionWaitMs);
    expect(sent()).toBe(2);
    await form.next(walk);
  });
}

test('the profile is read again after a lost response, three times, and then by Retry', async ({
  page,
  user,
  faults,
}) => {
  await signIn(page, user);
  const read = at('/api/v1/users/id');
  await faults.set('lost response', read);
  await page.goto('/#/profile');
  await expect(page.getByText('Your profile could not be loaded')).toBeVisible();
  await expect(page.getByText('Error while fetching user profile data').first()).toBeVisible();
  expect(faults.count(read)).toBe(4);
  await faults.set('ok');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Asha');
});

/** What the profile shows after a save, and the first name that is stored. */
const saves = [
  { fault: '500', message: 'The server had a problem', stored: 'Asha' },
  // The app reads the profile again and finds the change.
  { fault: 'lost response', message: 'Your changes were saved', stored: 'Ira' },
] as const;

for (const { fault, message, stored } of saves) {
  test(`a saved profile with the result "${fault}" leads to the dashboard`, async ({ page, user, faults }) => {
    const update = at('/api/v1/users/updateprofile');
    await openProfile(page, user);
    await typeLikeAPerson(page.getByLabel('First Name'), 'Ira');
    await page.context().setOffline(true);
    await save(page).click();
    await expect(page.getByText('You are offline. Your changes were not saved.').first()).toBeVisible();
    await page.context().setOffline(false);
    await faults.set(fault, update);
    await save(page).click();
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(page.getByText('Welcome, Ira')).toBeVisible();
    expect(faults.count(update)).toBe(1);
    await faults.set('ok');
    await page.goto('/#/profile');
    await expect(page.getByLabel('First Name')).toHaveValue(stored);
  });
}
