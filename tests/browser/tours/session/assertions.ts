import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/machine.ts';
import { type Assertions, alsoCovers } from '../support/tour.ts';
import { dialog, isFetching, login, menu, type SessionMemory, type SessionWorld, userOf } from './world.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const storedUser = ({ page }: SessionWorld) => page.evaluate(() => localStorage.getItem('userData'));

/** Neither a login form nor any user data. */
const nothing = {
  sees: 'neither the login nor any user’s screen',
  look: async ({ page }: SessionWorld) => {
    await expect(menu(page)).toHaveCount(0);
    await expect(login(page)).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
  },
};

/** The frame names the user, and no dialog covers it. */
async function expectFrame(world: SessionWorld, { context }: Snapshot): Promise<void> {
  const { page } = world;
  await expect(dialog(page)).toHaveCount(0);
  await menu(page).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByText(userOf(world, context.user).email).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The dialog names the expected user. */
async function expectDialog(world: SessionWorld, { context }: Snapshot, title: string): Promise<void> {
  const { page } = world;
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(login(page)).toHaveValue(userOf(world, context.user).email);
}

export const assertions: Assertions<typeof sessionMachine, SessionWorld, SessionMemory> = {
  restoring: nothing,
  signedOut: {
    sees: 'the login screen, and no user data',
    look: async ({ page }) => {
      await expect(login(page)).toBeVisible();
      await expect(page).toHaveURL(/#\/(login)?$/);
      await expect(menu(page)).toHaveCount(0);
      await expect(dialog(page)).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull();
    },
  },
  'present.access.signedIn.ready': {
    sees: 'the screen with the user in its menu, no dialog, and no pending request',
    look: async (world, { snapshot }) => {
      await expectFrame(world, snapshot);
      await expect(isFetching(world.page)).toHaveCount(0);
    },
  },
  'present.access.signedIn.refreshing': {
    sees: 'the screen with the user in its menu, no dialog, and the request still pending',
    look: async (world, { snapshot }) => {
      await expectFrame(world, snapshot);
      await expect(isFetching(world.page)).toBeVisible();
    },
  },
  'present.access.tokenless.expired': {
    sees: 'the dialog "Session expired" with the expected user',
    look: (world, { snapshot }) => expectDialog(world, snapshot, 'Session expired. Log in again.'),
  },
  'present.access.tokenless.locked': {
    sees: 'the dialog "Welcome back" with the expected user',
    look: (world, { snapshot }) => expectDialog(world, snapshot, 'Welcome back. Log in to continue.'),
  },
  'present.access.tokenless.readOnly': {
    sees: 'the screen with the user in its menu, no dialog, and the offline notice',
    look: async (world, { snapshot }) => {
      await expectFrame(world, snapshot);
      await expect(world.page.getByText('You are offline. Lists show offline copies.')).toBeVisible();
    },
  },
  'present.persisting.settled': {
    sees: 'that the user is stored for the next launch, unless the device failed to store it',
    look: async (world, { known }) => {
      expect(world.device.waiting(world.page, 'encrypt the user')).toBe(0);
      await expect.poll(async () => (await storedUser(world)) !== null).toBe(known.isPersisted);
    },
  },
  'present.persisting.encrypting': {
    sees: 'that the device is about to store the user',
    look: async (world, { known }) => {
      await world.device.called(world.page, 'encrypt the user');
      expect((await storedUser(world)) !== null).toBe(known.isPersisted);
    },
  },
  signingOut: nothing,
  signedOff: alsoCovers,
  replacing: nothing,
  replaced: alsoCovers,
};
