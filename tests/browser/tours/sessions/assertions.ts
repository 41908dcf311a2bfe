import { expect } from '@playwright/test';
import type { sessionsMachine } from '#machines/sessions/machine.ts';
import type { Assertions } from '../support/tour.ts';
import { dialog, expired, type Here, phoneName, type SessionsWorld, section } from './world.ts';

const endButtons = ({ page }: SessionsWorld) => section(page).getByRole('button', { name: /^Log out/ });

/** The listed sessions; a skeleton before the first. */
async function expectList({ page }: SessionsWorld, { snapshot }: Here): Promise<void> {
  const isListed = snapshot.context.sessions !== null;
  await expect(section(page).getByText('This device')).toHaveCount(isListed ? 1 : 0);
  if (isListed) return;
  await expect(section(page).getByRole('listitem')).toHaveCount(0);
}

const question = ({ snapshot }: Here) =>
  snapshot.context.choice === 'others' ? 'Log out all other devices?' : `Log out ${phoneName}?`;

const awaitingSignIn = {
  sees: 'the sign-in dialog',
  look: ({ page }: SessionsWorld) => expect(expired(page)).toBeVisible(),
};

export const assertions: Assertions<typeof sessionsMachine, SessionsWorld> = {
  loading: {
    sees: 'the sessions as far as they are known, with nothing to press',
    look: async (world, here) => {
      await expect(expired(world.page)).toHaveCount(0);
      await expect(dialog(world.page)).toHaveCount(0);
      await expectList(world, here);
      for (const button of await endButtons(world).all()) await expect(button).toBeDisabled();
    },
  },
  loadFailed: {
    sees: 'that the list could not be loaded, and Retry',
    look: async ({ page }) => {
      await expect(section(page).getByText('Your devices could not be loaded.')).toBeVisible();
      await expect(section(page).getByRole('button', { name: 'Retry' })).toBeEnabled();
    },
  },
  shown: {
    sees: 'this device and the phone, which can be logged out',
    look: async (world, here) => {
      await expect(dialog(world.page)).toHaveCount(0);
      await expectList(world, here);
      await expect(section(world.page).getByRole('button', { name: `Log out ${phoneName}` })).toBeEnabled();
      await expect(section(world.page).getByRole('button', { name: 'Log out all other devices' })).toBeEnabled();
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
  ending: {
    sees: 'the question busy',
    look: async ({ page }, here) => {
      await expect(expired(page)).toHaveCount(0);
      await expect(dialog(page).getByRole('heading')).toHaveText(question(here));
      await expect(dialog(page).getByRole('button', { name: 'Loading...' })).toBeDisabled();
    },
  },
  'awaitingSignIn.toLoad': awaitingSignIn,
  'awaitingSignIn.toEnd': awaitingSignIn,
};
