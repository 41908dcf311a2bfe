import { expect } from '@playwright/test';
import type { AccessFlow } from '../access/access-flow.ts';
import type { Walk } from '../access/access-walk.ts';
import { signIn } from '../app.ts';
import { codeFor } from '../test-user.ts';
import { typeLikeAPerson } from '../typing/type-like-a-person.ts';
import { boxes, button, typeCode, username } from './recovery.ts';

const maybeSent = 'The server did not reply. If an OTP arrives, enter it. Otherwise ask for another.';

async function askAt({ page, user }: Walk): Promise<void> {
  await page.goto('/#/forgot-password');
  await typeLikeAPerson(username(page), user.email);
}

async function reachBoxes(walk: Walk): Promise<void> {
  await askAt(walk);
  await button(walk.page, 'Send OTP').click();
  await expect(boxes(walk.page).first()).toBeFocused();
}

async function verifyArrived({ page, user }: Walk): Promise<void> {
  await typeCode(page, await codeFor(user.mobile));
  await button(page, 'Verify').click();
  await expect(page).toHaveURL(/#\/new-password$/);
}

/** The server refuses another code so soon after one that was sent, and the sent one is still valid. */
async function resendThenVerify(walk: Walk): Promise<void> {
  const { page } = walk;
  await button(page, 'Resend OTP').click();
  await expect(
    page.locator('form').getByText(/^Please wait \d+ seconds before you ask for another OTP$/),
  ).toBeVisible();
  await verifyArrived(walk);
}

const sendOtp: AccessFlow = {
  name: 'Send OTP',
  call: '/api/v1/users/sendOtp',
  reach: askAt,
  button: (page) => button(page, 'Send OTP'),
  expectInput: ({ page, user }) => expect(username(page)).toHaveValue(user.email),
  expectDone: async ({ page }) => {
    await expect(boxes(page).first()).toBeFocused();
    await expect(page.getByText('OTP sent successfully')).toBeVisible();
    await expect(button(page, 'Resend OTP')).toBeDisabled();
  },
  offline: 'off',
  lost: { message: maybeSent, next: resendThenVerify },
};

const fresh = 'Fresh@1234';

const newPassword: AccessFlow = {
  name: 'New Password',
  call: '/api/v1/users/forgetpassword',
  reach: async (walk) => {
    await reachBoxes(walk);
    await verifyArrived(walk);
    await typeLikeAPerson(walk.page.getByLabel('New Password', { exact: true }), fresh);
    await typeLikeAPerson(walk.page.getByLabel('Confirm Password', { exact: true }), fresh);
  },
  button: (page) => button(page, 'Submit'),
  expectInput: async ({ page }) => {
    for (const label of ['New Password', 'Confirm Password']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(fresh);
    }
  },
  expectDone: async ({ page, user }) => {
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
    await signIn(page, { email: user.email, password: fresh });
  },
  offline: 'off',
  lost: {
    message: 'The server did not reply. The password may have been changed: try to log in with the new one.',
    next: async ({ page, user }) => {
      await button(page, 'Submit').click();
      await expect(page.locator('form').getByText('Please verify an OTP first')).toBeVisible();
      await expect(button(page, 'Ask for a new OTP')).toBeVisible();
      await page.getByRole('link', { name: '< Back to login', exact: true }).click();
      await signIn(page, { email: user.email, password: fresh });
    },
  },
};

export const recoveryFlows: readonly AccessFlow[] = [sendOtp, newPassword];
