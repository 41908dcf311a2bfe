import { expect, type Page } from '@playwright/test';
import type { AccessFlow } from '../access/access-flow.ts';
import type { Walk } from '../access/access-walk.ts';
import { codeFor } from '../test-user.ts';
import { typeLikeAPerson } from '../typing/type-like-a-person.ts';
import { mobile, openProfile, save } from './profile-screen.ts';
import { boxes, filled, typeCode } from './recovery.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Verify Mobile Number' });
const inDialog = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true });

async function reachDialog(walk: Walk): Promise<void> {
  const { page, user } = walk;
  await openProfile(page, user);
  await typeLikeAPerson(mobile(page), walk.user.newMobile);
  await save(page).click();
  await expect(dialogOf(page)).toContainText(walk.user.newMobile);
}

async function saved(walk: Walk): Promise<void> {
  const { page } = walk;
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page).toHaveURL(/#\/dashboard$/);
  await page.goto('/#/profile');
  await expect(mobile(page)).toHaveValue(walk.user.newMobile);
}

const send: AccessFlow = {
  name: 'mobile Send OTP',
  call: '/api/v1/users/send/sendMobileOtp',
  reach: reachDialog,
  button: (page) => inDialog(page, 'Send OTP'),
  expectInput: (walk) => expect(mobile(walk.page)).toHaveValue(walk.user.newMobile),
  expectDone: async ({ page }) => {
    await expect(boxes(page).first()).toBeFocused();
    await expect(page.getByText('OTP sent successfully')).toBeVisible();
  },
  offline: 'off',
  lost: {
    message: 'The server did not reply. If an OTP arrives, enter it. Otherwise ask for another.',
    next: async (walk) => {
      const { page } = walk;
      await inDialog(page, 'Resend OTP').click();
      await expect(
        dialogOf(page)
          .locator('form')
          .getByText(/^Please wait \d+ seconds/),
      ).toBeVisible();
      await typeCode(page, await codeFor(walk.user.newMobile));
      await inDialog(page, 'Verify').click();
      await saved(walk);
    },
  },
};

const verify: AccessFlow = {
  name: 'mobile Verify OTP',
  call: '/api/v1/users/sendMobileOtpVerified',
  reach: async (walk) => {
    await reachDialog(walk);
    await inDialog(walk.page, 'Send OTP').click();
    await expect(boxes(walk.page).first()).toBeFocused();
    await typeCode(walk.page, await codeFor(walk.user.newMobile));
  },
  button: (page) => inDialog(page, 'Verify'),
  expectInput: async (walk) => {
    expect(await filled(walk.page)).toBe(await codeFor(walk.user.newMobile));
    await expect(mobile(walk.page)).toHaveValue(walk.user.newMobile);
  },
  expectDone: saved,
  offline: 'off',
  lost: {
    message: 'The server did not reply. Press Verify again. If the OTP is refused, ask for another.',
    next: async (walk) => {
      const { page } = walk;
      await inDialog(page, 'Verify').click();
      await expect(dialogOf(page).getByRole('alert').getByText('Invalid or expired OTP')).toBeVisible();
      await expect(inDialog(page, 'Resend OTP')).toBeEnabled();
      // The flow recovers: the reloaded profile has the number that the server accepted.
      await inDialog(page, 'Cancel').click();
      await page.reload();
      await expect(mobile(page)).toHaveValue(walk.user.newMobile);
    },
  },
};

export const mobileFlows: readonly AccessFlow[] = [send, verify];
