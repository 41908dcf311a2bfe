import { expect } from '@playwright/test';
import type { deviceSignOutMachine } from '#machines/device-sign-out/machine.ts';
import type { Assertions } from '../support/tour.ts';
import { dialog, expired, type Here, phoneName, type SessionsWorld, section } from './world.ts';

const question = ({ snapshot }: Here) =>
  snapshot.context.subject === 'others' ? 'Log out all other devices?' : `Log out ${phoneName}?`;

export const assertions: Assertions<typeof deviceSignOutMachine, SessionsWorld> = {
  idle: {
    sees: 'this device and the phone, which can be logged out',
    look: async ({ page }) => {
      await expect(expired(page)).toHaveCount(0);
      await expect(dialog(page)).toHaveCount(0);
      await expect(section(page).getByText('This device')).toHaveCount(1);
      await expect(section(page).getByRole('button', { name: `Log out ${phoneName}` })).toBeEnabled();
      await expect(section(page).getByRole('button', { name: 'Log out all other devices' })).toBeEnabled();
    },
  },
  confirming: {
    sees: 'the question, and why the last attempt failed',
    look: async ({ page }, here) => {
      await expect(dialog(page).getByRole('heading')).toHaveText(question(here));
      await expect(dialog(page).getByRole('button', { name: 'Log out', exact: true })).toBeEnabled();
      const isFailed = here.snapshot.context.failure !== null;
      await expect(dialog(page).getByText('The server had a problem')).toHaveCount(isFailed ? 1 : 0);
    },
  },
  calling: {
    sees: 'the question busy',
    look: async ({ page }, here) => {
      await expect(expired(page)).toHaveCount(0);
      await expect(dialog(page).getByRole('heading')).toHaveText(question(here));
      await expect(dialog(page).getByRole('button', { name: 'Loading...' })).toBeDisabled();
    },
  },
  awaitingSignIn: {
    sees: 'the sign-in dialog',
    look: ({ page }) => expect(expired(page)).toBeVisible(),
  },
};
