import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { secondsLeft } from '#machines/countdown.ts';
import type { recoveryMachine } from '#machines/recovery/machine.ts';
import { boxes, button, filled, username } from '../../support/flows/recovery.ts';
import { type Assertions, type At, alsoCovers } from '../support/tour.ts';
import type { RecoveryMemory, RecoveryWorld } from './world.ts';

type Here = At<SnapshotFrom<typeof recoveryMachine>, RecoveryMemory>;

const messages = {
  fault: /^The server had a problem$/,
  rejected: /^(Invalid or expired OTP|Please wait \d+ seconds before you ask for another OTP)$/,
  unknown: /^The server did not reply\. /,
};

/** The message about the last call, in the form. */
async function expectFailure({ page }: RecoveryWorld, { snapshot }: Here): Promise<void> {
  const { failure } = snapshot.context;
  for (const [kind, text] of Object.entries(messages)) {
    await expect(page.locator('form').getByText(text)).toHaveCount(failure?.kind === kind ? 1 : 0);
  }
}

async function expectCode({ page }: RecoveryWorld, { snapshot }: Here): Promise<void> {
  const { values, shown } = snapshot.context;
  await expect(boxes(page)).toHaveCount(6);
  await expect(username(page)).toHaveAttribute('readonly');
  expect((await filled(page)).length).toBe(values.otp.length);
  const complaint = values.otp === '' ? 'OTP is required' : 'OTP must be exactly 6 digits';
  const isWrong = shown.includes('otp') && values.otp.length !== 6;
  await expect(boxes(page).first()).toHaveAccessibleDescription(isWrong ? complaint : '');
}

const submit = ({ page }: RecoveryWorld) => page.locator('form button[type=submit]');

async function expectOpenBoxes(world: RecoveryWorld, here: Here): Promise<void> {
  await expectCode(world, here);
  await expectFailure(world, here);
  await expect(submit(world)).toHaveText('Verify');
  await expect(submit(world)).toBeEnabled();
  await expect(button(world.page, 'Change')).toBeEnabled();
}

/** A call is in flight: its button shows it, and no other call can be started. */
async function expectCall(world: RecoveryWorld, here: Here, isVerify: boolean): Promise<void> {
  const { page } = world;
  await expectCode(world, here);
  await expect(submit(world)).toHaveText(isVerify ? 'Loading...' : 'Verify');
  await expect(page.locator('form').getByRole('button', { name: 'Loading...' })).toHaveCount(1);
  await expect(submit(world)).toBeDisabled();
  await expect(button(page, 'Change')).toBeDisabled();
}

export const assertions: Assertions<typeof recoveryMachine, RecoveryWorld, RecoveryMemory> = {
  starting: alsoCovers,
  asking: {
    sees: 'the username field and Send OTP, no boxes, and the errors',
    look: async (world, here) => {
      const { page, user } = world;
      const { values, shown } = here.snapshot.context;
      await expect(boxes(page)).toHaveCount(0);
      await expect(username(page)).toHaveValue(values.recipient === '' ? '' : user.email);
      await expect(username(page)).not.toHaveAttribute('readonly');
      const isMissing = values.recipient === '' && (shown.includes('recipient') || here.known.wasLeft);
      await expect(username(page)).toHaveAccessibleDescription(isMissing ? 'Username is required' : '');
      await expect(submit(world)).toHaveText('Send OTP');
      await expect(submit(world)).toBeEnabled();
      await expectFailure(world, here);
    },
  },
  sending: {
    sees: 'Send OTP busy, and no boxes yet',
    look: async (world) => {
      await expect(submit(world)).toHaveText('Loading...');
      await expect(submit(world)).toBeDisabled();
      await expect(boxes(world.page)).toHaveCount(0);
    },
  },
  'entering.step.acceptingCode.sent': {
    sees: 'the boxes with their digits, Verify and Change, and the errors',
    look: expectOpenBoxes,
  },
  'entering.step.acceptingCode.wrong': {
    sees: 'the boxes with their digits, Verify and Change, and that the code was refused',
    look: expectOpenBoxes,
  },
  'entering.step.acceptingCode.resending': {
    sees: 'Resend OTP busy, the same boxes, and no other enabled button',
    look: (world, here) => expectCall(world, here, false),
  },
  'entering.step.verifying': {
    sees: 'Verify busy, the same boxes, and no other enabled button',
    look: (world, here) => expectCall(world, here, true),
  },
  'entering.countdown.running': {
    sees: 'the seconds until another OTP, and Resend OTP disabled',
    look: async ({ page }, { snapshot }) => {
      const left = secondsLeft(snapshot.context);
      await expect(page.getByRole('timer')).toHaveText(`You can ask for another OTP in ${left} seconds`);
      await expect(button(page, 'Resend OTP')).toBeDisabled();
    },
  },
  'entering.countdown.over': {
    sees: 'that another OTP can be asked for, and Resend OTP enabled unless a call is in flight',
    look: async ({ page }, { snapshot }) => {
      await expect(page.getByRole('timer')).toHaveText('');
      await expect(page.getByRole('status').getByText('You can ask for another OTP now')).toBeAttached();
      const resend = page.locator('form button:not([type=submit])').filter({ hasText: /^(Resend OTP|Loading...)$/ });
      await expect(resend).toBeEnabled({ enabled: !snapshot.hasTag('busy') });
    },
  },
  verified: {
    sees: 'the form for the user’s new password',
    look: async ({ page, user }) => {
      await expect(page).toHaveURL(/#\/new-password$/);
      await expect(page.getByText(`For ${user.email}`)).toBeVisible();
    },
  },
};
